import { canonicalPath } from '#app/lib/address.ts'
import { quoted } from './english.ts'
import type { ProblemDetail } from './problem.ts'
import { validationContext } from './validation-context.ts'

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
  if (/^tel:/i.test(url)) {
    return { ...problem, hint: 'After tel:, use only digits and dashes: tel:+1-615-555-0142' }
  }
  return problem
}

export function isExternal(url: string): boolean {
  return /^https:/i.test(url)
}

export function isWebUrl(url: string): boolean {
  // The URL parser accepts spaces, line breaks and backslashes; an address must not have them.
  if (!/^https:\/\/[^\s\\<>"']+$/.test(url) || !URL.canParse(url)) return false
  const { hostname, username, password } = new URL(url)
  return isHost(hostname) && username === '' && password === ''
}

/** Endings that no domain has, and the ones they are typed for. */
const slips: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'con cmo ocm comm coom cpm vom xom'.split(' ').map((typed) => [typed, 'com']),
  ),
  ...Object.fromEntries('ogr rog orgg'.split(' ').map((typed) => [typed, 'org'])),
  ...Object.fromEntries('nte ner nett ent'.split(' ').map((typed) => [typed, 'net'])),
}

/** Names of letters, digits and dashes with a dot between them, and an ending that there may be. Only
    somebody who follows the link can tell whether the domain is the right one. */
export function isHost(host: string): boolean {
  const [ending = '', ...names] = host.toLowerCase().split('.').reverse()
  return (
    names.length > 0 &&
    names.every((name) => /^[a-z\d_]([\w-]*[a-z\d_])?$/.test(name)) &&
    /^[a-z][a-z\d-]*[a-z\d]$/.test(ending) &&
    !Object.hasOwn(slips, ending) &&
    !/^(ww|wwww+)$/.test(names.at(-1) ?? '')
  )
}

/** The address most likely meant by one that is none. */
export function likelyUrl(typed: string): string | undefined {
  // "htps://", "https//", "http:/" and "https://https://" all begin an address.
  const bare = typed.replaceAll(/\s/g, '').replace(/^(h[a-z]{2,5}(:\/*|\/\/))+/i, '')
  const [host = '', ...rest] = bare.split(/(?=[/?#])/)
  const url = `https://${likelyHost(host)}${rest.join('')}`
  return isWebUrl(url) ? url : undefined
}

export function likelyHost(typed: string): string {
  return typed
    .replaceAll(/[.,]+/g, '.')
    .replaceAll(/^\.|\.$/g, '')
    .replace(/^(ww|wwww+)\./i, 'www.')
    .replace(/[^.]+$/, (ending) => slips[ending.toLowerCase()] ?? ending)
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
    ...missingPageHint(path),
  }
}

/** Why there is no such page, and the page that was most likely meant. */
export function missingPageHint(path: string): { hint?: string } {
  const moved = validationContext()?.moved.get(canonicalPath(path))
  if (moved) return movedHint(path, moved)
  return {}
}

/** Links name the new address, so that no visitor takes the way over the old one. */
export function movedHint(path: string, to: string): { hint: string } {
  return { hint: `redirects.yaml sends ${path} to ${to}. Link to ${to}.` }
}
