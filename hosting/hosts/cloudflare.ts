import {
  cacheControl,
  contentSecurityPolicy,
  type Policy,
  redirectStatus,
  securityHeaders,
} from '../policy.ts'
import { headerRule } from './header-rules.ts'
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
  name: 'fairshare',
  compatibility_date: compatibilityDate,
  assets: {
    directory: './public',
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  },
}

function headers({ pages, notFound }: Policy): string {
  const everything = headerRule('/*', {
    ...securityHeaders,
    'Content-Security-Policy': contentSecurityPolicy(notFound),
    'Cache-Control': cacheControl('page'),
  })
  const assets = headerRule('/assets/*', { 'Cache-Control': cacheControl('asset') }, 'override')
  const perPage = Object.entries(pages)
    // Their lists are the same, and a rule for '/' could not detach anything (finish.ts).
    .filter(([, inline]) => inline !== notFound && !isSame(inline, notFound))
    .map(([route, inline]) => {
      const policyOfPage = { 'Content-Security-Policy': contentSecurityPolicy(inline) }
      return headerRule(route, policyOfPage, 'override')
    })
  return [everything, assets, ...perPage].join('\n')
}

function isSame(a: object, b: object): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function redirects({ pages }: Policy): string {
  return Object.keys(pages)
    .flatMap((route) =>
      misspellings(route).map((spelling) => `${spelling} ${route} ${redirectStatus}\n`),
    )
    .join('')
}
