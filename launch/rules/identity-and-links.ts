import type { Path } from '#app/content/engine/problem.ts'
import { licensesText } from '#app/content/firm.ts'
import {
  blocker,
  contains,
  type Finding,
  type Group,
  nowhere,
  says,
  statesClaim,
  textBlocker,
} from '#launch/finding.ts'
import { type Launch, typedTexts } from '#launch/launch.ts'
import {
  isSampleAddress,
  isSampleEmail,
  isSampleName,
  isSampleNumber,
  isSamplePhone,
  isSampleText,
  isSampleUrl,
  sampleIn,
} from '#launch/sample-values.ts'

/** Who the firm is, and where its links lead. */
export const identityGroups: Group[] = [
  { title: 'Who you are', rules: [identity, licenses] },
  {
    title: 'Links and partners',
    rules: [links, socialLinks, googleProfile, partners, securityContact, samplesInTexts],
  },
]

const file = 'firm.yaml'

type Fact = 'name' | 'shortName' | 'legalName' | 'phone' | 'email' | 'address'

const facts: [field: Fact, isSample: (value: string) => boolean, problem: string, fix: string][] = [
  ['name', isSampleName, 'Sample name', 'Write the name the firm trades under.'],
  ['shortName', isSampleName, 'Sample short name', 'Write the short name for the header.'],
  [
    'legalName',
    isSampleName,
    'Sample legal name',
    'Write the registered name of the company, with LLC, PLLC or Inc.',
  ],
  [
    'phone',
    isSamplePhone,
    'Sample phone number',
    'Write the number that is answered during the opening hours. Carriers turn down an SMS program whose website shows a sample number.',
  ],
  ['email', isSampleEmail, 'Sample email address', 'Write an address that somebody reads.'],
  [
    'address',
    isSampleAddress,
    'Sample address',
    'Write the street address of the principal office.',
  ],
]

function* identity(launch: Launch): Iterable<Finding> {
  const firm = launch.content.firm
  for (const [field, isSample, problem, fix] of facts) {
    const found = firm[field]
    if (isSample(found)) yield blocker(file, [field], { problem, found, fix })
  }
}

/** The footer names state and number of every CPA license, as held. */
function* licenses(launch: Launch): Iterable<Finding> {
  const { firm, team } = launch.content
  const shows = says(licensesText(firm))
  const fix = 'List state and number of every CPA license, exactly as the state board has them.'
  const hasCpas = team.roles.some(({ credential }) =>
    /\bCPA\b|certified public/i.test(credential ?? ''),
  )
  if (hasCpas && firm.licenses.length === 0) {
    yield blocker(file, ['licenses'], { problem: 'No CPA license recorded', fix, shows })
  }
  for (const [index, { state, number }] of firm.licenses.entries()) {
    if (!isSampleNumber(number) && !isSampleText(state)) continue
    const words = { problem: 'Sample license number', found: `${state} ${number}`, fix, shows }
    yield blocker(file, ['licenses', index, 'number'], words)
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
  const all: { path: Path; url: string | undefined }[] = [
    ...single.map((field) => ({ path: [field], url: firm[field] })),
    ...firm.social.map(({ url }, index) => ({ path: ['social', index, 'url'], url })),
    ...firm.partners.map(({ url }, index) => ({ path: ['partners', index, 'url'], url })),
  ]
  for (const { path, url } of all) {
    if (!url || !isSampleUrl(url)) continue
    yield blocker(file, path, {
      problem: 'Link to a sample address',
      found: url,
      fix: 'Write the real address, and open it once to see that it leads to the right page.',
      shows: contains(url),
    })
  }
}

const networkHosts: Record<string, RegExp> = {
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
  facebook: /(^|\.)(facebook|fb)\.com$/,
  instagram: /(^|\.)instagram\.com$/,
  linkedin: /(^|\.)linkedin\.com$/,
}

function* socialLinks(launch: Launch): Iterable<Finding> {
  for (const [index, { name, url }] of launch.content.firm.social.entries()) {
    const { hostname, pathname } = new URL(url)
    const isElsewhere = networkHosts[name.toLowerCase()]?.test(hostname) === false
    if (isSampleUrl(url) || (pathname !== '/' && !isElsewhere)) continue
    yield blocker(file, ['social', index, 'url'], {
      problem: 'Social link to another place',
      found: `${name}: ${url}`,
      fix: `Write the address of the firm's own page on ${name}, or take the entry out.`,
      shows: contains(url),
    })
  }
}

/** A rating links to the reviews behind it. */
function* googleProfile(launch: Launch): Iterable<Finding> {
  if (launch.content.firm.googleProfileUrl) return
  yield blocker(file, ['googleProfileUrl'], {
    problem: 'Google rating without its source',
    fix: 'Add googleProfileUrl, the address of the public Google profile with the reviews.',
    shows: statesClaim(launch.content.claims.googleRating),
  })
}

/** A paid referral is disclosed beside the link. */
function* partners(launch: Launch): Iterable<Finding> {
  for (const [index, { name, url, compensated }] of launch.content.firm.partners.entries()) {
    if (isSampleText(name)) {
      yield blocker(file, ['partners', index, 'name'], {
        problem: 'Sample partner',
        found: name,
        fix: 'Write the name of the company, or take the entry out here and in prices/additional.yaml.',
        shows: contains(url),
      })
    }
    if (compensated === undefined) {
      yield blocker(file, ['partners', index, 'compensated'], {
        problem: 'Referral without disclosure',
        found: name,
        fix: 'Add compensated: true if the firm is paid for referrals to this company, or false if it is not.',
        shows: contains(url),
      })
    }
  }
}

function* securityContact(launch: Launch): Iterable<Finding> {
  const { contact } = launch.content.firm.security
  if (contact.includes('@') ? !isSampleEmail(contact) : !isSampleUrl(contact)) return
  yield blocker(file, ['security', 'contact'], {
    problem: 'Sample security contact',
    found: contact,
    fix: 'Write an address that is read. It is published in /.well-known/security.txt, for people who find a fault in the website.',
    shows: nowhere,
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
        fix: 'Use a fact such as {phone} or {email} instead, so that it stands once, in firm.yaml.',
      },
    )
  }
}
