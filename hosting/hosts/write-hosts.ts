import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listFiles } from '../list-files.ts'
import type { Policy } from '../policy.ts'
import { caddyFiles } from './caddy.ts'
import { cloudflareFiles } from './cloudflare.ts'
import { limitFaults } from './limits.ts'
import { netlifyFiles } from './netlify.ts'
import { nginxFiles } from './nginx.ts'

/**
 * Writes a folder per host beside build/site. nginx and Caddy serve build/site itself; a CDN takes a
 * folder of its own, with its rules inside and without the compressed copies it makes itself.
 */
export async function writeHosts(buildDir: string, policy: Policy): Promise<void> {
  const site = join(buildDir, 'site')
  const files = await listFiles(site)
  const cloudflare = cloudflareFiles(policy)
  const faults = limitFaults(cloudflare, policy)
  if (faults.length > 0) throw new Error(faults.join('\n'))

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
