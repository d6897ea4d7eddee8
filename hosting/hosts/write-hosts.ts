import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { headersFor, type Policy } from '#hosting/policy.ts'
import { listFiles } from '#hosting/site-files.ts'
import { caddyFiles } from './caddy.ts'
import { cloudflareFiles } from './cloudflare.ts'
import { netlifyFiles } from './netlify.ts'
import { nginxFiles } from './nginx.ts'

/** Cloudflare silently ignores what exceeds these (source of wrangler 4.158.0). */
const cloudflareLimits = { headerRules: 100, lineLength: 2000, redirects: 2000 }

/** nginx as a proxy answers 502 when a backend's headers exceed its default buffer. */
const longestHeaders = 4096

/**
 * Writes a folder per host beside dist/site. nginx and Caddy serve dist/site itself; a CDN gets a
 * folder of its own without the compressed copies, which it makes itself.
 */
export async function writeHosts(buildDir: string, policy: Policy): Promise<void> {
  const site = join(buildDir, 'site')
  const files = await listFiles(site)
  const cloudflare = cloudflareFiles(policy)
  const exceeded = exceededLimits(cloudflare, policy)
  if (exceeded.length > 0) throw new Error(exceeded.join('\n'))

  for (const host of ['cloudflare', 'netlify']) {
    await cp(site, join(buildDir, host, 'public'), {
      recursive: true,
      filter: (source) => !/\.(br|gz)$/.test(source),
    })
  }
  const folders = {
    caddy: caddyFiles(policy),
    cloudflare,
    netlify: netlifyFiles(policy, files),
    nginx: nginxFiles(policy),
  }
  for (const [host, written] of Object.entries(folders)) {
    for (const [name, text] of Object.entries(written)) {
      const path = join(buildDir, host, name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    }
  }
}

/** One sentence for each thing that a host would drop or refuse. */
export function exceededLimits(
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
