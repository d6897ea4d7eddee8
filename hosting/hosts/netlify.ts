import { contentType, extensionOf } from '#hosting/content-types.ts'
import { cacheControl, type Policy, pageHeaders, securityHeaders } from '#hosting/policy.ts'
import { speculationRulesFile } from '#hosting/speculation-rules.ts'

/** Types that Netlify might not know by their extension. */
const rareTypes = ['ics', 'md', 'vcf', 'webmanifest']

/**
 * Netlify documents no way to override a header of a more general rule, nor which spelling of a path
 * a rule sees. So no header is set by two rules. Clean URLs, the not-found page, compression and `max-age=0, must-revalidate` are
 * Netlify's defaults. It cannot redirect between spellings of a path. The rules are outside the
 * published folder, so they cannot be served.
 */
export function netlifyFiles(policy: Policy, files: readonly string[]) {
  const rules = [
    rule('/*', { ...securityHeaders, ...pageHeaders(policy) }),
    rule('/assets/*', { 'Cache-Control': cacheControl('asset') }),
    ...files
      .filter((file) => rareTypes.includes(extensionOf(file)) || file === speculationRulesFile)
      .map((file) => rule(file, { 'Content-Type': contentType(file) })),
  ]
  return { 'netlify.toml': [settings, ...rules].join('\n') }
}

// skip_processing: Netlify would otherwise rewrite HTML and styles, which breaks the hashes.
const settings = `# Written by "npm run build" from hosting/policy.ts. Do not edit: build again.
[build]
  publish = "public"

[build.processing]
  skip_processing = true
`

function rule(path: string, headers: Record<string, string>): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `    ${name} = ${JSON.stringify(value)}`,
  )
  return [
    '[[headers]]',
    `  for = ${JSON.stringify(path)}`,
    '  [headers.values]',
    ...lines,
    '',
  ].join('\n')
}
