import { address } from '#app/lib/address.ts'
import { contentType } from '#hosting/content-types.ts'
import {
  cacheControl,
  movedStatus,
  newAddress,
  type Policy,
  pageHeaders,
  securityHeaders,
  spellingsOfOld,
} from '#hosting/policy.ts'
import { speculationRulesFile } from '#hosting/speculation-rules.ts'

/** Firebase Hosting: the last header rule that matches a path wins. */
export function firebaseFiles(policy: Policy) {
  const { base, redirects } = policy
  const rule = (source: string, headers: Record<string, string>) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })
  const hosting = {
    public: 'public',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('**', {
        ...securityHeaders,
        ...pageHeaders(policy),
        'Cache-Control': cacheControl('page'),
      }),
      rule(`${base}assets/**`, { 'Cache-Control': cacheControl('asset') }),
      rule(address(speculationRulesFile, base), {
        'Content-Type': contentType(speculationRulesFile),
      }),
    ],
    redirects: Object.entries(redirects).flatMap(([route, old]) =>
      spellingsOfOld(route, old, base).map((source) => ({
        source,
        destination: newAddress(old, base, ''),
        type: movedStatus,
      })),
    ),
  }
  return { 'firebase.json': `${JSON.stringify({ hosting }, null, 2)}\n` }
}
