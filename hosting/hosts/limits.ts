import { headersFor, type Policy } from '../policy.ts'

/** Cloudflare ignores what exceeds these without failing the upload (wrangler 4.158.0's source). */
const cloudflareLimits = { headerRules: 100, lineLength: 2000, redirects: 2000 }

/** nginx as a proxy answers 502 when a backend's headers exceed its default buffer. */
const longestHeaders = 4096

/** Sentences about what a host would drop or refuse. Empty is good. */
export function limitFaults(
  cloudflare: { 'public/_headers': string; 'public/_redirects': string },
  policy: Policy,
): string[] {
  const { headerRules, lineLength, redirects } = cloudflareLimits
  const headerLines = cloudflare['public/_headers'].split('\n')
  const redirectLines = cloudflare['public/_redirects'].split('\n').filter(Boolean)
  const rules = headerLines.filter((line) => line.startsWith('/')).length
  const long = [...headerLines, ...redirectLines].filter((line) => line.trim().length > lineLength)
  const heavy = Object.entries(policy.pages).filter(
    ([, inline]) => sizeOf(headersFor('page', inline)) > longestHeaders,
  )
  return [
    ...(rules > headerRules
      ? [`Cloudflare reads ${headerRules} header rules; this site needs ${rules}.`]
      : []),
    ...long.map(
      (line) =>
        `Cloudflare reads lines of ${lineLength} characters; too long: ${line.slice(0, 80)}`,
    ),
    ...(redirectLines.length > redirects
      ? [`Cloudflare reads ${redirects} redirects; this site needs ${redirectLines.length}.`]
      : []),
    ...heavy.map(([route]) => `The headers of ${route} exceed ${longestHeaders} bytes.`),
  ]
}

function sizeOf(headers: Record<string, string>): number {
  return Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + value.length + 4,
    0,
  )
}
