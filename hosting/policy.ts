// How the site is served, said once. The built-in server reads it; the files for other hosts are
// written from it (hosts/). Data and pure functions only.

/** Hashes of the inline scripts and styles that a page may run. */
export type InlineHashes = {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** What the build knows and the host needs: written to build/policy.json. */
export type Policy = {
  /** Every page by its one address, with its own hashes. */
  readonly pages: Readonly<Record<string, InlineHashes>>
  readonly notFound: InlineHashes
}

/** page: HTML. asset: a file whose name carries its hash. file: everything else. */
export type Kind = 'page' | 'asset' | 'file' | 'not-found' | 'redirect' | 'error'

export const allowedMethods = ['GET', 'HEAD'] as const
export const redirectStatus = 308
export const notFoundFile = '/404.html'
/** Longer request targets get 414. No link of ours comes near it; campaign parameters fit. */
export const longestTarget = 8000

/** On every answer, whatever its kind. */
export const securityHeaders = {
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

/** A name with a hash never changes its content. Everything else may carry a price: ask each time,
    and a 304 is the usual answer. A redirect without a lifetime might be kept for ever. */
export function cacheControl(kind: Kind): string {
  return kind === 'asset' ? 'public, max-age=31536000, immutable' : revalidate
}

// No upgrade-insecure-requests: some browsers apply it to http://localhost too, where there is no
// https to upgrade to. Every URL of ours is relative, and HSTS covers the real domain.
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
    'trusted-types prose', // app/ui/trusted-html.ts
  ].join('; ')
}

/** For what is not a page. An SVG in <img> keeps its own <style> under it (tried: Chromium 156,
    Firefox 153). */
export const closedContentSecurityPolicy = "default-src 'none'; frame-ancestors 'none'"

/** All headers of an answer but those about its bytes. `inline` only for what shows a page. */
export function headersFor(kind: Kind, inline?: InlineHashes): Record<string, string> {
  return {
    ...securityHeaders,
    'Content-Security-Policy': inline ? contentSecurityPolicy(inline) : closedContentSecurityPolicy,
    'Cache-Control': cacheControl(kind),
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
 * no extension. Only a result that is a page of ours may become a Location: that, and not the shape
 * of the path, is what keeps a redirect inside the site.
 */
export function canonicalPath(path: string): string {
  const plain = path.toLowerCase().replace(/\/+/g, '/').replace(/\/$/, '')
  return plain.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/'
}

export function mergeHashes(...all: InlineHashes[]): InlineHashes {
  const unique = (list: string[]) => [...new Set(list)].sort()
  return {
    scripts: unique(all.flatMap(({ scripts }) => scripts)),
    styles: unique(all.flatMap(({ styles }) => styles)),
  }
}
