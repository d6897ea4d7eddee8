import { contentType } from '../content-types.ts'
import {
  cacheControl,
  contentSecurityPolicy,
  type Policy,
  redirectStatus,
  securityHeaders,
} from '../policy.ts'
import { misspellings } from './spellings.ts'

/** A day whose runtime behaviour Cloudflare keeps for us; the conformance suite ran with it. */
const compatibilityDate = '2026-11-01'

/**
 * Cloudflare Workers static assets: no code of ours runs there. Rules that match the same path add
 * up, so a page first detaches (`!`) what the rule for everything has set.
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
  // Cloudflare's own list of types has an older name for contact cards.
  const cards = rule('/*.vcf', { 'Content-Type': contentType('.vcf') })
  const perPage = Object.entries(pages)
    // Home's list is that of the rule above, which a rule for '/' could not detach (finish.ts).
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

/** First detaches what an earlier rule has set. */
function override(path: string, headers: Record<string, string>): string {
  const [first = '', ...lines] = rule(path, headers).split('\n')
  return [first, ...Object.keys(headers).map((name) => `  ! ${name}`), ...lines].join('\n')
}

function redirects({ pages }: Policy): string {
  return Object.keys(pages)
    .flatMap((route) =>
      misspellings(route).map((spelling) => `${spelling} ${route} ${redirectStatus}\n`),
    )
    .join('')
}
