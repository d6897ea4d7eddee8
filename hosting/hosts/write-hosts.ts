import { cp, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { failureFile, notFoundFile, type Policy } from '#hosting/policy.ts'
import { listFiles, writeFiles } from '#hosting/site-files.ts'
import { caddyFiles } from './caddy.ts'
import { cloudflareFiles } from './cloudflare.ts'
import { type MovedWords, movedPages, withPolicy } from './github.ts'
import { netlifyFiles } from './netlify.ts'
import { nginxFiles } from './nginx.ts'

/**
 * Writes a folder per host beside dist/site. nginx and Caddy serve dist/site itself; a CDN gets a
 * folder of its own without the compressed copies, which it makes itself, and without the page of
 * status 500, for which it has no setting. Of a site below a path, Cloudflare and Netlify get the path
 * as a folder; GitHub Pages adds it by itself.
 */
export async function writeHosts(
  buildDir: string,
  policy: Policy,
  words: MovedWords,
): Promise<void> {
  const site = join(buildDir, 'site')
  const files = await listFiles(site)
  for (const host of ['cloudflare', 'netlify']) {
    const folder = join(buildDir, host, 'public')
    await copySite(join(folder, policy.base))
    const [notFound, atRoot] = [join(folder, policy.base, notFoundFile), join(folder, notFoundFile)]
    if (notFound !== atRoot) await rename(notFound, atRoot)
  }
  await copySite(join(buildDir, 'github'))
  const documents = files.filter((file) => file.endsWith('.html') && file !== failureFile)
  const pages = documents.map(async (file) => {
    return [file, withPolicy(file, await readFile(join(site, file), 'utf8'))] as const
  })
  const folders = {
    caddy: caddyFiles(policy),
    cloudflare: cloudflareFiles(policy),
    github: {
      ...Object.fromEntries(await Promise.all(pages)),
      ...movedPages(policy, words),
      '.nojekyll': '',
    },
    netlify: netlifyFiles(policy, files),
    nginx: nginxFiles(policy),
  }
  for (const [host, written] of Object.entries(folders)) {
    await writeFiles(join(buildDir, host), written)
  }

  function copySite(to: string): Promise<void> {
    return cp(site, to, {
      recursive: true,
      filter: (source) => !/\.(br|gz)$/.test(source) && source !== join(site, failureFile),
    })
  }
}
