import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { failureFile, type Policy } from '#hosting/policy.ts'
import { listFiles, writeFiles } from '#hosting/site-files.ts'
import { caddyFiles } from './caddy.ts'
import { cloudflareFiles } from './cloudflare.ts'
import { netlifyFiles } from './netlify.ts'
import { nginxFiles } from './nginx.ts'

/** Cloudflare silently ignores more (source of wrangler 4.158.0). */
const mostRedirects = 2000

/**
 * Writes a folder per host beside dist/site. nginx and Caddy serve dist/site itself; a CDN gets a
 * folder of its own without the compressed copies, which it makes itself, and without the page of
 * status 500, for which it has no setting.
 */
export async function writeHosts(buildDir: string, policy: Policy): Promise<void> {
  const site = join(buildDir, 'site')
  const files = await listFiles(site)
  const cloudflare = cloudflareFiles(policy)
  const redirects = cloudflare['public/_redirects'].trim().split('\n').length
  if (redirects > mostRedirects) {
    throw new Error(`Cloudflare reads ${mostRedirects} redirects; this site needs ${redirects}.`)
  }

  for (const host of ['cloudflare', 'netlify']) {
    await cp(site, join(buildDir, host, 'public'), {
      recursive: true,
      filter: (source) => !/\.(br|gz)$/.test(source) && source !== join(site, failureFile),
    })
  }
  const folders = {
    caddy: caddyFiles(policy),
    cloudflare,
    netlify: netlifyFiles(policy, files),
    nginx: nginxFiles(policy),
  }
  for (const [host, written] of Object.entries(folders)) {
    await writeFiles(join(buildDir, host), written)
  }
}
