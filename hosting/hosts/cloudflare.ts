import { contentType } from '#hosting/content-types.ts'
import {
  alternateSpellings,
  cacheControl,
  type Policy,
  pageHeaders,
  redirectStatus,
  securityHeaders,
} from '#hosting/policy.ts'
import { speculationRulesFile } from '#hosting/speculation-rules.ts'

/** Cloudflare keeps the runtime behavior of this date; the conformance suite ran with it. */
const compatibilityDate = '2026-11-01'

/** Cloudflare Workers static assets, without a worker script. */
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

/** All rules that match a path apply, so the rule for assets first removes (`!`) what '/*' has set. */
function headers(policy: Policy): string {
  return [
    rule('/*', {
      ...securityHeaders,
      ...pageHeaders(policy),
      'Cache-Control': cacheControl('page'),
    }),
    rule('/assets/*', { 'Cache-Control': cacheControl('asset') }, ['Cache-Control']),
    // Cloudflare's default is an older type for contact cards.
    rule('/*.vcf', { 'Content-Type': contentType('.vcf') }),
    rule(speculationRulesFile, { 'Content-Type': contentType(speculationRulesFile) }),
  ].join('\n')
}

function rule(path: string, headers: Record<string, string>, removed: string[] = []): string {
  const removals = removed.map((name) => `  ! ${name}`)
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  return [path, ...removals, ...lines, ''].join('\n')
}

function redirects({ pages }: Policy): string {
  return Object.keys(pages)
    .flatMap((route) =>
      alternateSpellings(route).map((spelling) => `${spelling} ${route} ${redirectStatus}\n`),
    )
    .join('')
}
