import { address } from '#app/lib/address.ts'
import { contentType, extensionOf } from '#hosting/content-types.ts'
import { cacheControl, type Policy, pageHeaders, securityHeaders } from '#hosting/policy.ts'
import { speculationRulesFile } from '#hosting/speculation-rules.ts'
import { headerRule, movedRules } from './rules.ts'

/** Types that Netlify might not know by their extension. */
const rareTypes = ['ics', 'md', 'vcf', 'webmanifest']

/**
 * Netlify documents no way to override a header of a more general rule, nor which spelling of a path
 * a rule sees. So no header is set by two rules. Clean URLs, the not-found page, compression and
 * `max-age=0, must-revalidate` are Netlify's defaults. It cannot redirect between spellings of a path.
 * The settings are in netlify.toml.
 */
export function netlifyFiles(policy: Policy, files: readonly string[]) {
  const { base } = policy
  const rules = [
    headerRule('/*', { ...securityHeaders, ...pageHeaders(policy) }),
    headerRule(`${base}assets/*`, { 'Cache-Control': cacheControl('asset') }),
    ...files
      .filter((file) => rareTypes.includes(extensionOf(file)) || file === speculationRulesFile)
      .map((file) => headerRule(address(file, base), { 'Content-Type': contentType(file) })),
  ]
  return {
    'public/_headers': rules.join('\n'),
    'public/_redirects': movedRules(policy).join(''),
  }
}
