import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { failureFile, type Policy } from '#hosting/policy.ts'
import { listFiles, writeFiles } from '#hosting/site-files.ts'
import { cloudflareFiles } from './cloudflare.ts'
import { netlifyFiles } from './netlify.ts'
import { nginxFiles } from './nginx.ts'

/**
 * Writes a folder per host beside dist/site. nginx serves dist/site itself; a CDN gets a folder of its own without the
 * compressed copies, which it makes itself, and without the page of status 500, for which it has no setting.
 */
export async function writeHosts(buildDir: string, policy: Policy): Promise<void> {
  const site = join(buildDir, 'site')
  for (const host of ['cloudflare', 'netlify']) {
    await cp(site, join(buildDir, host, 'public'), {
      recursive: true,
      filter: (source) => !/\.(br|gz)$/.test(source) && source !== join(site, failureFile),
    })
  }
  await writeFiles(join(buildDir, 'cloudflare'), cloudflareFiles(policy))
  await writeFiles(join(buildDir, 'netlify'), netlifyFiles(policy, await listFiles(site)))
  await writeFiles(join(buildDir, 'nginx'), nginxFiles(policy))
}
