import { contentType, extensionOf } from '../content-types.ts'
import {
  cacheControl,
  contentSecurityPolicy,
  mergeHashes,
  type Policy,
  securityHeaders,
} from '../policy.ts'
import { headerRule } from './header-rules.ts'

/** Types that Netlify might not know by their extension. */
const rareTypes = ['ics', 'md', 'vcf', 'webmanifest']

/**
 * Netlify documents no way to override a header of a more general rule, nor which spelling of a
 * path a rule sees. So one policy with every page's hashes holds for the whole site, and no header
 * is set by two rules. Clean addresses, the not-found page, compression and
 * `max-age=0, must-revalidate` are what Netlify does by itself; a redirect between spellings is what
 * it cannot do (the canonical link of each page names the one address).
 */
export function netlifyFiles(policy: Policy, files: readonly string[]) {
  const everything = mergeHashes(policy.notFound, ...Object.values(policy.pages))
  const rules = [
    headerRule('/*', {
      ...securityHeaders,
      'Content-Security-Policy': contentSecurityPolicy(everything),
    }),
    headerRule('/assets/*', { 'Cache-Control': cacheControl('asset') }),
    ...files
      .filter((file) => rareTypes.includes(extensionOf(file)))
      .map((file) => headerRule(file, { 'Content-Type': contentType(file) })),
  ]
  return { 'netlify.toml': settings, 'public/_headers': rules.join('\n') }
}

// skip_processing: Netlify would otherwise rewrite HTML and styles, and the hashes would not match.
const settings = `[build]
  publish = "public"

[build.processing]
  skip_processing = true
`
