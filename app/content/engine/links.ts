import type { Complaint } from './problem.ts'
import { nearest, quoted } from './words.ts'

const forms =
  'a page of this site such as /pricing, a place on the same page such as #fees, or an address that begins with https://, mailto: or tel:'

const anchor = /^#[A-Za-z0-9][\w-]*$/
const mail = /^mailto:[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+(\?[^\s]*)?$/
const call = /^tel:\+?\d[\d-]{4,}(;ext=\d+)?$/

/** A list of what is allowed, so that no disguise of anything else has to be recognised. */
export function linkComplaint(
  url: string,
  paths?: readonly string[],
  whyNoPage?: (path: string) => string | undefined,
): Complaint | undefined {
  const complaint = { found: `a link to ${quoted(url)}`, expected: forms, fragment: url }
  if (url === '') return { ...complaint, found: 'a link without an address' }
  if (url.startsWith('#')) return anchor.test(url) ? undefined : complaint
  if (/^\/(?!\/)[\w./~#!-]*$/.test(url)) return pathComplaint(url, paths, whyNoPage)
  if (isWebUrl(url) || mail.test(url) || call.test(url)) return undefined
  if (/^http:\/\//i.test(url)) {
    return { ...complaint, hint: `Write https:// instead: ${url.replace(/^http:/i, 'https:')}` }
  }
  if (/^tel:/i.test(url)) {
    return { ...complaint, hint: 'After tel: only digits and dashes: tel:+1-615-555-0142' }
  }
  if (/^www\./i.test(url)) return { ...complaint, hint: `Did you mean https://${url}?` }
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(url))
    return { ...complaint, hint: `Did you mean mailto:${url}?` }
  const near = paths && nearest(`/${url}`, paths)
  return near ? { ...complaint, hint: `Did you mean ${near}?` } : complaint
}

export function isExternal(url: string): boolean {
  return /^https:/i.test(url)
}

export function isWebUrl(url: string): boolean {
  // The URL parser forgives spaces, line breaks and backslashes; a reader would not.
  if (!/^https:\/\/[^\s\\<>"']+$/.test(url) || !URL.canParse(url)) return false
  const { hostname, username, password } = new URL(url)
  return hostname.includes('.') && username === '' && password === ''
}

/** A site has its whole domain: a path behind the name would be dropped from every address. */
export function isSiteUrl(url: string): boolean {
  return isWebUrl(url) && /^https:\/\/[^/?#]+\/?$/.test(url)
}

function pathComplaint(
  url: string,
  paths: readonly string[] | undefined,
  whyNoPage?: (path: string) => string | undefined,
): Complaint | undefined {
  const [path = '', ...rest] = url.split('#')
  const found = `a link to ${quoted(url)}`
  if (rest.length > 0 && !anchor.test(`#${rest.join('#')}`)) {
    return { found, expected: 'after the #, letters, digits and dashes only', fragment: url }
  }
  if (paths === undefined || paths.includes(path)) return undefined
  const near = nearest(path, paths)
  const hint = whyNoPage?.(path) ?? (near && `Did you mean ${near}?`)
  return {
    found,
    expected: 'a page that exists on this site',
    fragment: url,
    ...(hint && { hint }),
  }
}
