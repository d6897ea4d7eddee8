import { canonicalPath } from '#app/lib/address.ts'
import type { ProblemDetail } from './problem.ts'
import { validationContext } from './validation-context.ts'
import { didYouMean, quoted } from './words.ts'

const forms =
  'a page on this site such as /pricing, a place on the same page such as #fees, or an address that starts with https://, mailto: or tel:'

const anchor = /^#[A-Za-z0-9][\w-]*$/
const mail = /^mailto:[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+(\?[^\s]*)?$/
const call = /^tel:\+?\d[\d-]{4,}(;ext=\d+)?$/

/** A list of what is allowed, so that no disguised address has to be recognized. */
export function checkLink(url: string, paths?: readonly string[]): ProblemDetail | undefined {
  const problem = { found: `a link to ${quoted(url)}`, expected: forms, fragment: url }
  if (url === '') return { ...problem, found: 'a link without an address' }
  if (url.startsWith('#')) return anchor.test(url) ? undefined : problem
  if (/^\/(?!\/)[\w./~#!-]*$/.test(url)) return checkPath(url, paths)
  if (isWebUrl(url) || mail.test(url) || call.test(url)) return undefined
  if (/^http:\/\//i.test(url)) {
    return { ...problem, hint: `Use https:// instead: ${url.replace(/^http:/i, 'https:')}` }
  }
  if (/^tel:/i.test(url)) {
    return { ...problem, hint: 'After tel:, use only digits and dashes: tel:+1-615-555-0142' }
  }
  if (/^www\./i.test(url)) return { ...problem, hint: `Did you mean https://${url}?` }
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(url)) return { ...problem, hint: `Did you mean mailto:${url}?` }
  return { ...problem, ...didYouMean(`/${url}`, paths ?? []) }
}

export function isExternal(url: string): boolean {
  return /^https:/i.test(url)
}

export function isWebUrl(url: string): boolean {
  // The URL parser accepts spaces, line breaks and backslashes; an address must not have them.
  if (!/^https:\/\/[^\s\\<>"']+$/.test(url) || !URL.canParse(url)) return false
  const { hostname, username, password } = new URL(url)
  return hostname.includes('.') && username === '' && password === ''
}

/** A domain, with the path below it where the site does not have the whole domain. */
export function isSiteUrl(url: string): boolean {
  return isWebUrl(url) && /^https:\/\/[^/?#]+(\/[\w.~-]+)*\/?$/.test(url)
}

function checkPath(url: string, paths: readonly string[] | undefined): ProblemDetail | undefined {
  const [path = '', ...rest] = url.split('#')
  const found = `a link to ${quoted(url)}`
  if (rest.length > 0 && !anchor.test(`#${rest.join('#')}`)) {
    return { found, expected: 'only letters, digits and dashes after the #', fragment: url }
  }
  if (paths === undefined || paths.includes(path)) return undefined
  return {
    found,
    expected: 'a page that exists on this site',
    fragment: url,
    ...missingPageHint(path, paths),
  }
}

/** Why there is no such page, and the page that was most likely meant. */
export function missingPageHint(path: string, paths: readonly string[]): { hint?: string } {
  const moved = validationContext()?.moved.get(canonicalPath(path))
  if (moved) return movedHint(path, moved)
  const why = validationContext()?.whyMissing(path)
  const sentences = [why, didYouMean(path, paths).hint].filter(Boolean)
  return sentences.length > 0 ? { hint: sentences.join(' ') } : {}
}

/** Links name the new address, so that no visitor takes the way over the old one. */
export function movedHint(path: string, to: string): { hint: string } {
  return { hint: `redirects.yaml sends ${path} to ${to}. Link to ${to}.` }
}
