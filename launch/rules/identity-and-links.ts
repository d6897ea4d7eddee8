import { closestMatch } from '#app/content/engine/english.ts'
import { type Path, valueAt } from '#app/content/engine/problem.ts'
import { credentialText, licensesOf, titlesHeld } from '#app/content/firm.ts'
import { hasStreet } from '#app/lib/downloads.ts'
import { from, plain, type Shown } from '#app/lib/shown.ts'
import { endingOf, isZipOf } from '#app/lib/us-states.ts'
import {
  blocker,
  type Finding,
  type Group,
  perBlock,
  textBlocker,
  warning,
} from '#launch/finding.ts'
import { type Launch, typedTexts } from '#launch/launch.ts'
import { claimedTitles, otherTitles } from '#launch/rules/titles.ts'
import {
  isSampleAddress,
  isSampleEmail,
  isSampleName,
  isSampleNumber,
  isSamplePhone,
  isSampleText,
  isSampleUrl,
  isShipped,
  sampleIn,
} from '#launch/sample-values.ts'
import { sampleTexts } from '#launch/shipped.ts'

/** Who the firm is, and where its links lead. */
export const identityGroups: Group[] = [
  {
    title: 'Who you are',
    rules: [
      identity,
      sampleTagline,
      sampleWords,
      sampleArticles,
      addresses,
      licenses,
      claimedTitles,
      otherTitles,
    ],
  },
  {
    title: 'Links and partners',
    rules: [
      links,
      mistypedHosts,
      mistypedSite,
      socialLinks,
      googleProfile,
      partners,
      securityContact,
      samplesInTexts,
    ],
  },
  { title: 'Came with this website', rules: [shippedValues] },
]

const file = 'firm.yaml'

type Fact = 'name' | 'shortName' | 'legalName' | 'phone' | 'email' | 'address'

const facts: [field: Fact, isSample: (value: string) => boolean, problem: string, fix: string][] = [
  ['name', isSampleName, 'Sample name', "Enter the firm's public name."],
  ['shortName', isSampleName, 'Sample short name', 'Enter the short name for the header.'],
  [
    'legalName',
    isSampleName,
    'Sample legal name',
    "Enter the company's registered name, including LLC, PLLC or Inc.",
  ],
  [
    'phone',
    isSamplePhone,
    'Sample phone number',
    'Enter a number someone answers during business hours.',
  ],
  ['email', isSampleEmail, 'Sample email address', 'Enter an address someone checks.'],
  ['address', isSampleAddress, 'Sample address', 'Enter the address of the office.'],
]

function* identity(launch: Launch): Iterable<Finding> {
  const firm = launch.content.firm
  for (const [field, isSample, problem, fix] of facts) {
    const found = firm[field]?.plain
    if (found && isSample(found)) yield blocker(file, [field], { problem, found, fix })
  }
  for (const [index, office] of firm.offices.entries()) {
    for (const [field, isSample, problem, fix] of facts) {
      const found = field === 'phone' || field === 'address' ? office[field]?.plain : undefined
      if (!found || !isSample(found)) continue
      yield blocker(file, ['offices', index, field], { problem, found, fix })
    }
  }
}

/** The tagline that this repository comes with plays on its name. */
function* sampleTagline({ content }: Launch): Iterable<Finding> {
  const tagline = content.firm.tagline.plain
  if (!/\bfair share\b/i.test(tagline)) return
  yield blocker(file, ['tagline'], {
    problem: 'Sample tagline',
    found: tagline,
    fix: 'Enter a line of your own. This one plays on the name of the sample firm.',
  })
}

/** The sample firm's name in a text, and sentences that play on it. */
function* sampleWords(launch: Launch): Iterable<Finding> {
  for (const typed of typedTexts(launch)) {
    if (typed.file === file) continue
    const matches = typed.text.matchAll(/\bfair share\b|\bfairshare\b/gi)
    for (const { match, block } of perBlock(typed.text, matches)) {
      const isName = !match[0].includes(' ')
      yield {
        ...textBlocker(typed, match, {
          problem: isName ? 'Name of the sample firm in a text' : 'Words of the sample firm',
          found: block,
          fix: isName
            ? 'Write {firm} or {shortName}, which fill in your own name.'
            : 'Say it in your own words. These play on the name of the sample firm.',
          ...(!isName && { doubted: block }),
        }),
        severity: isName ? 'blocker' : 'warning',
      }
    }
  }
}

/** Articles that came with this website, or came back with an update, under another firm's name. */
function* sampleArticles(launch: Launch): Iterable<Finding> {
  if (isSampleName(launch.content.firm.name.plain)) return
  for (const slug of Object.keys(launch.content.articles)) {
    const article = `articles/${slug}.md`
    const body = valueAt(launch.sources.get(article)?.value, ['body'])
    if (typeof body !== 'string' || !isShipped(article, ['body'], body)) continue
    yield warning(article, ['body'], {
      problem: 'Article that came with this website',
      found: launch.content.articles[slug]?.title.plain,
      doubted: body,
      fix: 'Delete the file, or make the article your own: read it, change what is not true of your firm and have it reviewed.',
    })
  }
}

/** An address has a street or a box, a state and a ZIP code that fit each other, or names a city alone. */
function* addresses({ content }: Launch): Iterable<Finding> {
  const { firm } = content
  const all: [path: Path, address: string][] = [
    [['address'], firm.address.plain],
    ...firm.offices.map(({ address }, at): [Path, string] => [
      ['offices', at, 'address'],
      address.plain,
    ]),
  ]
  for (const [path, address] of all) {
    // A firm that works online names its city and state alone.
    if (isSampleAddress(address) || !hasStreet(address)) continue
    const ending = endingOf(address)
    const [street = ''] = address.split(',')
    if (!ending || !/\d/.test(street)) {
      yield blocker(file, path, {
        problem: 'Address that no letter would reach',
        found: address,
        doubted: address,
        fix: 'Enter street and number or a P.O. box, then city, state and ZIP code: it is printed as the address for mail. Without an office, enter city and state alone: Boise, ID.',
      })
    } else if (!isZipOf(ending.letters, ending.zip)) {
      yield warning(file, path, {
        problem: "ZIP code doesn't fit the state",
        found: address,
        doubted: address,
        fix: `No ZIP code in ${ending.state} begins with ${ending.zip.slice(0, 3)}. Correct the state or the ZIP code.`,
      })
    }
  }
}

/** The footer names state and number of every CPA license, as held. */
function* licenses({ content }: Launch): Iterable<Finding> {
  const { firm, team } = content
  const fix =
    'List the state and number of every CPA license, exactly as the state board shows them.'
  if (titlesHeld(content).cpa && licensesOf(content).length === 0) {
    yield blocker(file, ['licenses'], { problem: 'No CPA license listed', fix })
  }
  for (const [index, { state, number }] of firm.licenses.entries()) {
    if (!isSampleNumber(number.plain) && !isSampleText(state.plain)) continue
    const words = { problem: 'Sample license number', found: `${state} ${number}`, fix }
    yield blocker(file, ['licenses', index, 'number'], words)
  }
  for (const [at, { name, credentials }] of team.people.entries()) {
    if (isSampleText(name.plain)) {
      const words = { problem: 'Sample person', found: name.plain, fix: "Enter the person's name." }
      yield blocker('team.yaml', ['people', at, 'name'], words)
    }
    for (const [index, each] of credentials.entries()) {
      if (each.number === undefined || !isSampleNumber(each.number.plain)) continue
      const words = { problem: 'Sample license number', found: credentialText(each).plain, fix }
      yield blocker('team.yaml', ['people', at, 'credentials', index, 'number'], words)
    }
  }
}

function* links(launch: Launch): Iterable<Finding> {
  const { firm } = launch.content
  const single = [
    'siteUrl',
    'schedulingUrl',
    'blogUrl',
    'portalUrl',
    'payUrl',
    'googleProfileUrl',
  ] as const
  const all: { path: Path; url: Shown | undefined }[] = [
    ...single.map((field) => ({ path: [field], url: firm[field] })),
    { path: ['mapUrl'], url: firm.mapUrl },
    ...firm.offices.map(({ mapUrl }, index) => ({
      path: ['offices', index, 'mapUrl'],
      url: mapUrl,
    })),
    ...firm.social.map(({ url }, index) => ({ path: ['social', index, 'url'], url })),
    ...firm.partners.map(({ url }, index) => ({ path: ['partners', index, 'url'], url })),
  ]
  for (const { path, url } of all) {
    if (!url || !isSampleUrl(plain(url))) continue
    yield blocker(file, path, {
      problem: 'Sample web address',
      found: plain(url),
      fix: 'Enter the real address, then open it once to make sure it goes to the right page.',
    })
  }
}

const wellKnown =
  'calendly.com linkedin.com facebook.com instagram.com youtube.com google.com gmail.com yahoo.com outlook.com hotmail.com icloud.com aol.com squareup.com stripe.com'.split(
    ' ',
  )

/** A domain that is a letter away from one that everybody knows, or lacks the dot after www. */
function* mistypedHosts(launch: Launch): Iterable<Finding> {
  for (const { path, text, ...typed } of typedTexts(launch)) {
    const [, host = ''] = /^(?:https:\/\/|[^\s@]+@)([^\s/?#:]+)/.exec(text) ?? []
    const domain = domainOf(host)
    const near = domain.length > 7 && closestMatch(domain, wellKnown, 0.2)
    const meant = near || (/^www(?=[a-z])/.test(host) ? host.replace('www', 'www.') : undefined)
    if (!meant || meant === domain) continue
    yield warning(typed.file, path, {
      problem: 'Address that may be mistyped',
      found: text,
      doubted: text,
      fix: `Did you mean ${meant}? Open the address once.`,
    })
  }
}

/** The site's own domain that is a letter away from that of the firm's email, or from its name. */
function* mistypedSite({ content }: Launch): Iterable<Finding> {
  const { siteUrl, email, security, name, shortName, legalName } = content.firm
  const domain = domainOf(new URL(siteUrl).hostname)
  const mails = [email, security.contact]
    .flatMap((each) => each.plain.split('@')[1] ?? [])
    .map(domainOf)
  const names = [shortName, name, legalName].flatMap((each) =>
    ['', 'and'].map((and) =>
      each.plain
        .toLowerCase()
        .replaceAll('&', and)
        .replaceAll(/[^a-z\d]/g, ''),
    ),
  )
  const [first = '', ending] = domain.split('.')
  const bare = first.replaceAll('-', '')
  if (mails.includes(domain) || names.includes(bare) || bare.length < 6) return
  const near = closestMatch(bare, names, 0.1)
  const meant = closestMatch(domain, mails, 0.2) ?? (near && `${near}.${ending}`)
  if (!meant) return
  yield warning(file, ['siteUrl'], {
    problem: 'Address that may be mistyped',
    found: siteUrl,
    doubted: siteUrl,
    fix: `Did you mean ${meant}? Open the address once.`,
  })
}

function domainOf(host: string): string {
  return host.toLowerCase().split('.').slice(-2).join('.')
}

const networkHosts: Record<string, RegExp> = {
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
  facebook: /(^|\.)(facebook|fb)\.com$/,
  instagram: /(^|\.)instagram\.com$/,
  linkedin: /(^|\.)linkedin\.com$/,
}

function* socialLinks(launch: Launch): Iterable<Finding> {
  for (const [index, { name, url }] of launch.content.firm.social.entries()) {
    const { hostname, pathname } = new URL(url.plain)
    const isElsewhere = networkHosts[name.plain.toLowerCase()]?.test(hostname) === false
    if (isSampleUrl(url.plain) || (pathname !== '/' && !isElsewhere)) continue
    yield blocker(file, ['social', index, 'url'], {
      problem: "Social link isn't your page",
      found: `${name}: ${url}`,
      fix: `Enter the address of your own page on ${name}, or remove the entry.`,
    })
  }
}

/** A rating links to the reviews behind it. */
function* googleProfile(launch: Launch): Iterable<Finding> {
  const { googleRating } = launch.content.claims
  if (!googleRating || launch.content.firm.googleProfileUrl) return
  yield blocker(file, ['googleProfileUrl'], {
    problem: 'No link to your Google reviews',
    fix: 'Add googleProfileUrl: the address of your public Google profile, where people can read the reviews.',
    shows: from(googleRating) ?? [],
  })
}

/** A paid referral is disclosed beside the link. */
function* partners(launch: Launch): Iterable<Finding> {
  for (const [index, { name, compensated }] of launch.content.firm.partners.entries()) {
    if (isSampleText(name.plain)) {
      yield blocker(file, ['partners', index, 'name'], {
        problem: 'Sample partner',
        found: name.plain,
        fix: "Enter the company's name, or remove the entry here and in prices/additional.yaml.",
      })
    }
    if (compensated === undefined) {
      yield blocker(file, ['partners', index, 'compensated'], {
        problem: 'Referral pay not disclosed',
        found: name.plain,
        fix: "Add compensated: true if you're paid for referrals to this company, or compensated: false if you're not.",
      })
    }
  }
}

function* securityContact(launch: Launch): Iterable<Finding> {
  const contact = launch.content.firm.security.contact.plain
  if (contact.includes('@') ? !isSampleEmail(contact) : !isSampleUrl(contact)) return
  yield blocker(file, ['security', 'contact'], {
    problem: 'Sample security contact',
    found: contact,
    fix: "Enter an address someone checks. It's published in /.well-known/security.txt for people who find a security problem on the website.",
    shows: [],
  })
}

/** Reserved numbers and domains typed into a text instead of {phone}, {email} or {blogUrl}. */
function* samplesInTexts(launch: Launch): Iterable<Finding> {
  for (const typed of typedTexts(launch)) {
    const found = typed.file === file ? undefined : sampleIn(typed.text)
    if (!found) continue
    yield textBlocker(
      typed,
      { 0: found, index: typed.text.indexOf(found) },
      {
        problem: 'Sample number or address in a text',
        found,
        fix: 'Use a fact such as {phone} or {email} instead. It fills in the real one from firm.yaml.',
      },
    )
  }
}

/** What no rule has said more about: a value of the sample in a field that is declared to be the firm's
    own, under another firm's name. */
function* shippedValues({ content, sources }: Launch): Iterable<Finding> {
  if (isSampleName(content.firm.name.plain)) return
  for (const [file, source] of sources) {
    for (const { path, text } of sampleTexts(file, source)) {
      if (!isShipped(file, path, text)) continue
      yield blocker(file, path, {
        problem: 'Value that came with this website',
        found: text,
        fix: 'Enter your own.',
        unlessFound: true,
      })
    }
  }
}
