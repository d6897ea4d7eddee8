// How the site is served, said once. The built-in server reads it; the files for other hosts are
// written from it. Data and pure functions only.

/** What the build knows and the host needs: written to build/policy.json. */
export type Policy = {
  readonly routes: readonly string[]
  readonly scriptHashes: readonly string[]
  readonly styleHashes: readonly string[]
}

/** page: HTML. asset: a file whose name carries its hash. file: everything else. */
export type Kind = 'page' | 'asset' | 'file' | 'not-found' | 'redirect' | 'error'

export const allowedMethods = ['GET', 'HEAD'] as const
export const redirectStatus = 308
export const notFoundFile = '/404.html'
/** Longer request targets get 414. No link of ours comes near it; campaign parameters fit. */
export const longestTarget = 8000

const security = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': [
    'accelerometer',
    'autoplay',
    'browsing-topics',
    'camera',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'publickey-credentials-get',
    'screen-wake-lock',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
}

const revalidate = 'public, max-age=0, must-revalidate'

const caching: Record<Kind, string> = {
  page: revalidate,
  asset: 'public, max-age=31536000, immutable',
  file: 'public, max-age=3600',
  'not-found': revalidate,
  // Without a lifetime a browser may keep a 308 for ever.
  redirect: 'public, max-age=3600',
  error: revalidate,
}

// No upgrade-insecure-requests: some browsers apply it to http://localhost too, where there is no
// https to upgrade to. Every URL of ours is relative, and HSTS covers the real domain.
export function contentSecurityPolicy(hashes: Pick<Policy, 'scriptHashes' | 'styleHashes'>) {
  const quoted = (list: readonly string[]) => ["'self'", ...list.map((hash) => `'${hash}'`)]
  return [
    "default-src 'none'",
    `script-src ${quoted(hashes.scriptHashes).join(' ')}`,
    `style-src ${quoted(hashes.styleHashes).join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** For what is not a page. An SVG in <img> keeps its own <style> under it (Chromium 156, tried). */
const closedContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'"

export function headersFor(kind: Kind, policy: Policy): Record<string, string> {
  const isPage = kind === 'page' || kind === 'not-found'
  return {
    ...security,
    'Content-Security-Policy': isPage ? contentSecurityPolicy(policy) : closedContentSecurityPolicy,
    'Cache-Control': caching[kind],
  }
}

export function kindOf(file: string): 'page' | 'asset' | 'file' {
  if (file.endsWith('.html')) return 'page'
  return file.startsWith('/assets/') ? 'asset' : 'file'
}

/** '/' is index.html, '/pricing' is pricing.html. */
export function fileOfRoute(route: string): string {
  return route === '/' ? '/index.html' : `${route}.html`
}

/**
 * The one spelling of a path that could be a route: lower case, single slashes, no trailing slash,
 * no extension. Only a result found in `routes` may become a Location: that, and not the shape of
 * the path, is what keeps a redirect inside the site.
 */
export function canonicalPath(path: string): string {
  const plain = path.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '')
  return plain.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/'
}

const contentTypes: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  ics: 'text/calendar; charset=utf-8',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vcf: 'text/vcard; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
}

export function contentType(file: string): string {
  return contentTypes[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/** Text shrinks; pictures, fonts and PDF are compressed already. */
export function isCompressible(file: string): boolean {
  return contentType(file).endsWith('charset=utf-8')
}
