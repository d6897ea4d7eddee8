import type { z } from 'zod'
import { checked, group, list, pastDate } from '#app/content/engine/fields.ts'
import { isWebUrl } from '#app/content/engine/links.ts'

const oldAddress =
  'what came after your domain: a slash, then letters, digits, dashes, dots and slashes'

const from = checked(
  (path) =>
    /^(\/[\w.~-]+)+\/?$/.test(path) ? undefined : { expected: oldAddress, hint: hintFor(path) },
  {
    about: 'The address of the old page, without the domain.',
    max: 150,
    expected: 'an old address on this site',
    example: '/services/tax.html',
  },
)

function hintFor(path: string): string {
  const [, rest] = /^https?:\/\/[^/]+(\/[^?#]+)/i.exec(path) ?? []
  if (rest) return `Did you mean ${rest}?`
  if (/[?#]/.test(path)) return 'Leave out the ? or # and what comes after it.'
  if (path.includes('*')) return 'Write each old address in a line of its own.'
  return 'Take it from the address line of the old page, such as /services/tax.html.'
}

const newAddress =
  'a page on this site such as /pricing, a place on it such as /pricing#tax-planning, or an address that starts with https://'

/** Whether the page exists is checked between files, where an address that has moved on is known. */
const to = checked(
  (target) => (isPlace(target) || isElsewhere(target) ? undefined : { expected: newAddress }),
  {
    about: 'Where visitors of the old address get to.',
    max: 200,
    expected: newAddress,
    example: '/pricing#tax-planning',
    control: 'page',
  },
)

function isPlace(target: string): boolean {
  return /^\/(?!\/)[\w./~-]*(#[A-Za-z0-9][\w-]*)?$/.test(target)
}

/** Hosts take a dollar sign or a brace for the name of a value. */
function isElsewhere(target: string): boolean {
  return isWebUrl(target) && !/[${}]/.test(target)
}

const since = pastDate({
  about: 'The day the old page went away.',
  optional: true,
})

/** Cloudflare reads 2,000 rules, and each of these is up to five. */
export const redirectsSchema = group({
  redirects: list(group({ from, to, since }), {
    about: 'Old addresses and where they lead.',
    max: 300,
  }),
})
export type Redirects = z.infer<typeof redirectsSchema>['redirects']
