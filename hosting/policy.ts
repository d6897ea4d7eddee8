// How the site is served. The built-in server reads this, and the files for other hosts are
// generated from it (hosts/).

import { address } from '#app/lib/address.ts'
import { speculationRulesFile } from './speculation-rules.ts'

/** Hashes of the inline scripts and styles that pages may run. */
type InlineHashes = {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Written by the build to dist/policy.json for the host. */
export type Policy = {
  /** One text for every page, and for the answers 404 and 500. */
  readonly contentSecurityPolicy: string
  /** The file of every page, by its canonical path. */
  readonly pages: Readonly<Record<string, string>>
  /** Old addresses, in the form of a canonical path. */
  readonly redirects: Readonly<Record<string, Redirect>>
  /** Where the site begins on its host: '/', or '/preview/'. Other paths of this policy and the files
      are without it. */
  readonly base: string
}

export type Redirect = {
  /** The old address as its owner wrote it, for hosts that know capital letters. */
  readonly typed: string
  /** A page, a place on a page, or an address of another site. */
  readonly to: string
}

/**
 * page: HTML. asset: a file whose name carries its hash. file: everything else. failure: the page of
 * status 500. error: a refused request.
 */
export type Kind = 'page' | 'asset' | 'file' | 'not-found' | 'failure' | 'redirect' | 'error'

export const allowedMethods = ['GET', 'HEAD'] as const
/** Between spellings of a page's address. */
export const redirectStatus = 308
/** From an old address. */
export const movedStatus = 301
export const notFoundFile = '/404.html'
export const failureFile = '/500.html'
/** Longer request targets get 414; campaign parameters fit well within it. */
export const longestTarget = 8000

/** Of the browser, which no page uses. */
const features = `
  accelerometer autoplay browsing-topics camera display-capture encrypted-media geolocation gyroscope
  magnetometer microphone midi payment publickey-credentials-get screen-wake-lock usb
  xr-spatial-tracking`

/** Sent with every response. */
export const securityHeaders = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': features
    .trim()
    .split(/\s+/)
    .map((feature) => `${feature}=()`)
    .join(', '),
}

const revalidate = 'public, max-age=0, must-revalidate'

/**
 * Files with a hash in their name never change. Everything else may contain a price, so browsers
 * revalidate each time. A redirect without a lifetime might be cached forever. A failure may be gone
 * at the next request. Never no-store on a page: it keeps pages out of the back/forward cache.
 */
export function cacheControl(kind: Kind): string {
  if (kind === 'failure') return 'no-store'
  return kind === 'asset' ? 'public, max-age=31536000, immutable' : revalidate
}

/** Cloudflare silently drops a header whose line is longer than 2,000 (source of wrangler 4.158.0). */
export const longestContentSecurityPolicy = 2000 - 'Content-Security-Policy: '.length

// No upgrade-insecure-requests: some browsers apply it to http://localhost too, where there is no
// https to upgrade to. All URLs are relative, and HSTS covers the real domain.
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  const quoted = (list: readonly string[]) => ["'self'", ...list.map((hash) => `'${hash}'`)]
  return [
    "default-src 'none'",
    `script-src ${quoted(scripts).join(' ')}`,
    `style-src ${quoted(styles).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** For everything but pages. An SVG in <img> keeps its own <style> (tried: Chromium 156, Firefox 153). */
export const closedContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'"

/** Sent with every page. The value is a structured field, so the address is quoted. */
export function pageHeaders({ contentSecurityPolicy, base }: Policy) {
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    'Speculation-Rules': `"${address(speculationRulesFile, base)}"`,
  }
}

/** Headers that do not depend on the body. `policy` is given only for pages. */
export function headersFor(kind: Kind, policy?: Policy): Record<string, string> {
  return {
    ...securityHeaders,
    'Cache-Control': cacheControl(kind),
    ...(policy ? pageHeaders(policy) : { 'Content-Security-Policy': closedContentSecurityPolicy }),
  }
}

export function kindOf(file: string): Kind {
  if (file === notFoundFile) return 'not-found'
  if (file === failureFile) return 'failure'
  if (file.endsWith('.html')) return 'page'
  return file.startsWith('/assets/') ? 'asset' : 'file'
}

/** '/' is index.html, '/pricing' is pricing.html. */
export function fileOfRoute(route: string): string {
  return route === '/' ? '/index.html' : `${route}.html`
}

/** Other spellings of a page's address, for hosts that take a list of redirects and no pattern. */
export function alternateSpellings(route: string, base: string): string[] {
  if (route !== '/') {
    return [`${route}/`, fileOfRoute(route), `${route}/index.html`].map((path) =>
      address(path, base),
    )
  }
  const bare = base === '/' ? [] : [base.slice(0, -1)]
  return [address(fileOfRoute(route), base), ...bare]
}

/** Every spelling of an old address. */
export function spellingsOfOld(route: string, { typed }: Redirect, base: string): string[] {
  const all = [address(route, base), ...alternateSpellings(route, base), address(typed, base)]
  return [...new Set(all)]
}

/** Where an old address leads. A place on a page comes after the query; another site gets none of it. */
export function newAddress({ to }: Redirect, base: string, query: string): string {
  if (!to.startsWith('/')) return to
  const [path = '', place] = to.split('#')
  return `${address(path, base)}${query}${place ? `#${place}` : ''}`
}
