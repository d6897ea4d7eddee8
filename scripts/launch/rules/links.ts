import type { Path } from '#app/content/engine/problem.ts'
import { blocker, type Finding } from '../finding.ts'
import { type Launch, read, typedTexts } from '../launch.ts'
import { names, nowhere, printsField, statesClaim } from '../pages.ts'
import { isSampleEmail, isSampleText, isSampleUrl, sampleIn } from '../sample-values.ts'

const file = 'firm.yaml'

export function links(launch: Launch): Finding[] {
  const { siteUrl, schedulingUrl, blogUrl, googleProfileUrl, social, partners } = read(launch, file)
  const all: [path: Path, url: string | undefined][] = [
    [['siteUrl'], siteUrl],
    [['schedulingUrl'], schedulingUrl],
    [['blogUrl'], blogUrl],
    [['googleProfileUrl'], googleProfileUrl],
    ...social.map(({ url }, index): [Path, string] => [['social', index, 'url'], url]),
    ...partners.map(({ url }, index): [Path, string] => [['partners', index, 'url'], url]),
  ]
  return all.flatMap(([path, url]) =>
    url && isSampleUrl(url)
      ? [
          blocker(file, path, {
            problem: 'Link to a sample address',
            found: url,
            fix: 'Write the real address, and open it once to see that it leads to the right page.',
            shows: names(url),
          }),
        ]
      : [],
  )
}

/** Where the pages of the networks are. */
const networks: Record<string, RegExp> = {
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
  facebook: /(^|\.)(facebook|fb)\.com$/,
  instagram: /(^|\.)instagram\.com$/,
  linkedin: /(^|\.)linkedin\.com$/,
}

export function socialLinks(launch: Launch): Finding[] {
  return read(launch, file).social.flatMap(({ name, url }, index) => {
    const { hostname, pathname } = new URL(url)
    const elsewhere = networks[name.toLowerCase()]?.test(hostname) === false
    if (isSampleUrl(url) || (pathname !== '/' && !elsewhere)) return []
    return [
      blocker(file, ['social', index, 'url'], {
        problem: 'Social link to another place',
        found: `${name}: ${url}`,
        fix: `Write the address of the firm's own page on ${name}, or take the entry out.`,
        shows: names(url),
      }),
    ]
  })
}

/** Compliance 1.4: the rating links to the reviews behind it. */
export function googleProfile(launch: Launch): Finding[] {
  if (read(launch, file).googleProfileUrl) return []
  return [
    blocker(file, ['googleProfileUrl'], {
      problem: 'Google rating without its source',
      fix: 'Add googleProfileUrl, the address of the public Google profile with the reviews.',
      shows: statesClaim(read(launch, 'claims.yaml').googleRating),
    }),
  ]
}

/** Compliance 11.1. */
export function partners(launch: Launch): Finding[] {
  return read(launch, file).partners.flatMap(({ name, url, compensated }, index) => {
    const at = (field: string): Path => ['partners', index, field]
    return [
      ...(isSampleText(name)
        ? [
            blocker(file, at('name'), {
              problem: 'Sample partner',
              found: name,
              fix: 'Write the name of the company, or take the entry out here and in prices/additional.yaml.',
              shows: names(url),
            }),
          ]
        : []),
      ...(compensated === undefined
        ? [
            blocker(file, at('compensated'), {
              problem: 'Referral without disclosure',
              found: name,
              fix: 'Add compensated: true if the firm is paid for referrals to this company, or false if it is not.',
              shows: names(url),
            }),
          ]
        : []),
    ]
  })
}

export function securityContact(launch: Launch): Finding[] {
  const { contact } = read(launch, file).security
  if (contact.includes('@') ? !isSampleEmail(contact) : !isSampleUrl(contact)) return []
  return [
    blocker(file, ['security', 'contact'], {
      problem: 'Sample security contact',
      found: contact,
      fix: 'Write an address that is read. It is published in /.well-known/security.txt, for people who find a fault in the website.',
      shows: nowhere,
    }),
  ]
}

/** Reserved numbers and domains typed into a text instead of {phone}, {email} or {blogUrl}. */
export function strays(launch: Launch): Finding[] {
  return typedTexts(launch).flatMap(({ file: where, path, text }) => {
    const found = where === file ? undefined : sampleIn(text)
    if (!found) return []
    return [
      blocker(where, path, {
        problem: 'Sample number or address in a text',
        found,
        fix: 'Use a fact such as {phone} or {email} instead, so that it stands once, in firm.yaml.',
        spot: { fragment: found, line: text.slice(0, text.indexOf(found)).split('\n').length },
        shows: printsField(launch, where, path),
      }),
    ]
  })
}
