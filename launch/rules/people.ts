import { founder as founderBlock } from '#app/blocks/founder/fields.ts'
import { purpose } from '#app/blocks/purpose/fields.ts'
import { closestMatch } from '#app/content/engine/english.ts'
import { isSampleAddress, isSampleLink } from '#app/content/engine/samples.ts'
import { founderOf, licensesOf, officesOf, titlesHeld } from '#app/content/firm.ts'
import { filesShowing, placesOf } from '#app/content/page-blocks.ts'
import { addressParts, hasStreet } from '#app/lib/downloads.ts'
import { from } from '#app/lib/shown.ts'
import { fileName } from '#app/lib/text.ts'
import { endingOf, isZipOf, stateName } from '#app/lib/us-states.ts'
import { blocker, type Finding, pagesIn, type Rule, warning } from '#launch/finding.ts'
import { fileOf, type Launch, typedTexts } from '#launch/launch.ts'

/** Who the firm is, where it is and where its links lead. */
export const people: Rule[] = [
  addresses,
  licenses,
  mistypedHosts,
  mistypedSite,
  socialLinks,
  googleProfile,
  founder,
  photos,
  stateNotices,
]

/** An address has a street or a box, a state and a ZIP code that fit each other, or names a city alone. */
function* addresses({ content }: Launch): Iterable<Finding> {
  for (const place of [content.firm, ...content.firm.offices]) {
    const address = place.address.plain
    // A firm that works online names its city and state alone.
    if (isSampleAddress(address) || !hasStreet(address)) continue
    const ending = endingOf(address)
    const [street = ''] = address.split(',')
    const doubt = { found: address, doubted: address }
    if (!ending || !/\d/.test(street)) {
      yield blocker(from<{ address: unknown }>(place, 'address'), {
        problem: 'Address that no letter would reach',
        ...doubt,
        fix: 'Enter street and number or a P.O. box, then city, state and ZIP code: it is printed as the address for mail. Without an office, enter city and state alone: Boise, ID.',
      })
    } else if (!isZipOf(ending.letters, ending.zip)) {
      yield warning(from<{ address: unknown }>(place, 'address'), {
        problem: "ZIP code doesn't fit the state",
        ...doubt,
        fix: `No ZIP code in ${ending.state} begins with ${ending.zip.slice(0, 3)}. Correct the state or the ZIP code.`,
      })
    }
  }
}

/** The footer names state and number of every CPA license, as held. */
function* licenses({ content }: Launch): Iterable<Finding> {
  if (!titlesHeld(content).cpa || licensesOf(content).length > 0) return
  yield blocker(from(content.firm, 'licenses'), {
    problem: 'No CPA license listed',
    fix: 'List the state and number of every CPA license, exactly as the state board shows them.',
  })
}

const wellKnown =
  'calendly.com linkedin.com facebook.com instagram.com youtube.com google.com gmail.com yahoo.com outlook.com hotmail.com icloud.com aol.com squareup.com stripe.com'.split(
    ' ',
  )

const mistyped = (found: string, meant: string) => ({
  problem: 'Address that may be mistyped',
  found,
  doubted: found,
  fix: `Did you mean ${meant}? Open the address once.`,
})

/** A domain that is a letter away from one that everybody knows, or lacks the dot after www. */
function* mistypedHosts(launch: Launch): Iterable<Finding> {
  for (const typed of typedTexts(launch)) {
    const [, host = ''] = /^(?:https:\/\/|[^\s@]+@)([^\s/?#:]+)/.exec(typed.text) ?? []
    const domain = domainOf(host)
    const near = domain.length > 7 && closestMatch(domain, wellKnown, 0.2)
    const meant = near || (/^www(?=[a-z])/.test(host) ? host.replace('www', 'www.') : undefined)
    if (meant && meant !== domain) yield warning([typed], mistyped(typed.text, meant))
  }
}

/** The site's own domain that is a letter away from that of the firm's email, or from its name. */
function* mistypedSite({ content }: Launch): Iterable<Finding> {
  const { firm } = content
  const { siteUrl, email, security, name, shortName, legalName } = firm
  const domain = domainOf(new URL(siteUrl).hostname)
  const mails = [email, security.contact]
    .flatMap((each) => each.plain.split('@')[1] ?? [])
    .map(domainOf)
  const names = [shortName, name, legalName].flatMap(({ plain }) =>
    ['', 'and'].map((and) =>
      plain
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
  if (meant) yield warning(from(firm, 'siteUrl'), mistyped(siteUrl, meant))
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

function* socialLinks({ content }: Launch): Iterable<Finding> {
  for (const entry of content.firm.social) {
    const { name, url } = entry
    const { hostname, pathname } = new URL(url.plain)
    const isElsewhere = networkHosts[name.plain.toLowerCase()]?.test(hostname) === false
    if (isSampleLink(url.plain) || (pathname !== '/' && !isElsewhere)) continue
    yield blocker(from(entry, 'url'), {
      problem: "Social link isn't your page",
      found: `${name}: ${url}`,
      fix: `Enter the address of your own page on ${name}, or remove the entry.`,
    })
  }
}

/** A rating links to the reviews behind it. */
function* googleProfile({ content }: Launch): Iterable<Finding> {
  const { googleRating } = content.claims
  if (!googleRating || content.firm.googleProfileUrl) return
  yield blocker(from(content.firm, 'googleProfileUrl'), {
    problem: 'No link to your Google reviews',
    fix: 'Add googleProfileUrl: the address of your public Google profile, where people can read the reviews.',
    shows: from(googleRating) ?? [],
  })
}

const leastWidth = 700

/** Until there is a portrait, an engraved frame holds its place. */
function* founder({ content }: Launch): Iterable<Finding> {
  const { team, images } = content
  const told = placesOf(content, purpose).flatMap(({ file, value }) => (value.founder ? file : []))
  const framed = filesShowing(content, founderBlock)
  const { name, portrait } = founderOf(team)
  const [{ file, path } = { file: '', path: [] }] = from(team, 'founder') ?? []
  if (told.length + framed.length === 0) return
  if (!name) {
    yield warning([{ file, path: [...path, 'name'] }], {
      problem: "Founder's name is missing",
      fix: "Enter the founder's name.",
      shows: pagesIn(...told, ...framed),
    })
  }
  if (framed.length === 0 || team.founder?.person) return
  const words = portrait ? portraitFault(images, portrait) : missingPortrait
  if (!words) return
  yield warning([{ file, path: [...path, 'portrait'] }], { ...words, shows: pagesIn(...framed) })
}

const missingPortrait = {
  problem: 'No portrait of the founder',
  fix: `Put an upright photo (3:4, at least ${leastWidth} pixels wide) in the images folder and enter its file name.`,
}

function portraitFault(images: Launch['content']['images'], portrait: string) {
  const picture = images[portrait]?.picture
  if (!picture) return undefined // the content check reports a file that isn't a picture
  const { width, height } = picture
  const isUpright = Math.abs(width / height - 3 / 4) < 0.03
  if (isUpright && width >= leastWidth) return undefined
  return {
    problem: isUpright ? 'The portrait is too small' : "The portrait isn't 3:4",
    found: `${portrait}, ${width} by ${height} pixels`,
    fix: `Crop it to 3:4, at least ${leastWidth} pixels wide, so that it isn't cut off or blurry.`,
  }
}

/** A photo is large enough, and cannot show two people under two names. */
function* photos({ content }: Launch): Iterable<Finding> {
  const { people } = content.team
  for (const [at, person] of people.entries()) {
    const { name, photo } = person
    if (!photo) continue
    const first = people.slice(0, at).find((other) => other.photo === photo)
    const found = `${photo}: ${first?.name} and ${name}`
    if (first) {
      yield blocker(from(person, 'photo'), {
        problem: 'One photo for two people',
        found,
        doubted: found,
        fix: 'Give each person a photo of their own, or none.',
      })
    }
    const words = portraitFault(content.images, photo)
    if (words) yield warning(from(person, 'photo'), words)
  }
}

/** A privacy policy with notices for some states has one for the state of each office. */
function* stateNotices(launch: Launch): Iterable<Finding> {
  const legal = Object.values(launch.content.legal).map(fileOf)
  const marked = typedTexts(launch).filter(
    ({ file, text }) => legal.includes(file) && text.includes('{?state.'),
  )
  const names = officesOf(launch.content.firm).flatMap(({ address }) => {
    const [, , , , state = '', zip = ''] = addressParts(address.plain)
    // A state that the ZIP code does not fit is told elsewhere.
    const isDoubtful = isSampleAddress(address.plain) || (zip && !isZipOf(state, zip))
    return isDoubtful ? [] : stateName(state)
  })
  for (const typed of marked) {
    for (const name of new Set(names)) {
      if (typed.text.includes(name)) continue
      yield warning([typed], {
        problem: 'No privacy notice for a state of yours',
        found: name,
        fix: `Ask your attorney what residents of ${name} should read, and add it to the list of states. A line that begins with {?state.${fileName(name)}} appears while the state is one of yours.`,
      })
    }
  }
}
