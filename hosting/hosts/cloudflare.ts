import { contentType } from '#hosting/content-types.ts'
import {
  alternateSpellings,
  cacheControl,
  contentSecurityPolicy,
  type Policy,
  redirectStatus,
  securityHeaders,
} from '#hosting/policy.ts'

/** Cloudflare keeps the runtime behavior of this date; the conformance suite ran with it. */
const compatibilityDate = '2026-11-01'

/**
 * Cloudflare Workers static assets, without a worker script. All rules that match a path apply, so
 * a page's rule first removes (`!`) what the rule for every path has set.
 */
export function cloudflareFiles(policy: Policy) {
  return {
    'wrangler.jsonc': `${JSON.stringify(wrangler, null, 2)}\n`,
    'public/_headers': headers(policy),
    'public/_redirects': redirects(policy),
  }
}

const wrangler = {
  name: 'website',
  compatibility_date: compatibilityDate,
  assets: {
    directory: './public',
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  },
}

function headers({ pages, notFound }: Policy): string {
  const everything = rule('/*', {
    ...securityHeaders,
    'Content-Security-Policy': contentSecurityPolicy(notFound),
    'Cache-Control': cacheControl('page'),
  })
  const assets = override('/assets/*', { 'Cache-Control': cacheControl('asset') })
  // Cloudflare's default is an older type for contact cards.
  const cards = rule('/*.vcf', { 'Content-Type': contentType('.vcf') })
  const perPage = Object.entries(pages)
    // Home uses the rule for every path, which a rule for '/' cannot override (compress-and-hash.ts).
    .filter(([route]) => route !== '/')
    .map(([route, inline]) =>
      override(route, { 'Content-Security-Policy': contentSecurityPolicy(inline) }),
    )
  return [everything, assets, cards, ...perPage].join('\n')
}

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [path, ...lines, ''].join('\n')
}

/** A rule that first removes what an earlier rule has set. */
function override(path: string, headers: Record<string, string>): string {
  const [first = '', ...lines] = rule(path, headers).split('\n')
  return [first, ...Object.keys(headers).map((name) => `  ! ${name}`), ...lines].join('\n')
}

function redirects({ pages }: Policy): string {
  return Object.keys(pages)
    .flatMap((route) =>
      alternateSpellings(route).map((spelling) => `${spelling} ${route} ${redirectStatus}\n`),
    )
    .join('')
}
