import { address } from '#app/lib/address.ts'
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
import { headerRule, movedRules } from './rules.ts'

/** Cloudflare Workers static assets, without a worker script. The settings are in wrangler.jsonc. */
export function cloudflareFiles(policy: Policy) {
  return { 'public/_headers': headers(policy), 'public/_redirects': redirects(policy) }
}

/** All rules that match a path apply, so the rule for assets first removes (`!`) what '/*' has set. */
function headers(policy: Policy): string {
  const rules = address(speculationRulesFile, policy.base)
  return [
    headerRule('/*', {
      ...securityHeaders,
      ...pageHeaders(policy),
      'Cache-Control': cacheControl('page'),
    }),
    headerRule(`${policy.base}assets/*`, { 'Cache-Control': cacheControl('asset') }, [
      'Cache-Control',
    ]),
    // Cloudflare's default is an older type for contact cards.
    headerRule('/*.vcf', { 'Content-Type': contentType('.vcf') }),
    headerRule(rules, { 'Content-Type': contentType(speculationRulesFile) }),
  ].join('\n')
}

/** Cloudflare silently ignores more (source of wrangler 4.158.0). */
const mostRedirects = 2000

/** Old addresses come first. Of a very large site, Cloudflare itself redirects the spellings that have no
    room here, with status 307. */
function redirects(policy: Policy): string {
  const { base, pages } = policy
  const moved = movedRules(policy)
  if (moved.length > mostRedirects) {
    throw new Error(
      `Cloudflare reads ${mostRedirects} redirects; the old addresses need ${moved.length}.`,
    )
  }
  const spellings = Object.keys(pages).flatMap((route) =>
    alternateSpellings(route, base).map(
      (spelling) => `${spelling} ${address(route, base)} ${redirectStatus}\n`,
    ),
  )
  return [...moved, ...spellings].slice(0, mostRedirects).join('')
}
