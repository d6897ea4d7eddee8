import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { finishSite } from './finish.ts'
import type { Policy } from './policy.ts'
import { readSiteFiles, type SiteFile } from './site-files.ts'

export const secret = 'TOP-SECRET-BESIDE-THE-SITE'

const longText = 'A sentence that compresses well. '.repeat(100)

export function page(title: string, body = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><title>${title}</title><style>h1{color:#123}</style></head><body><h1>${title}</h1><p>${longText}</p>${body}<script>document.title+='!'</script></body></html>`
}

const standardFiles: Record<string, string | Buffer> = {
  'index.html': page('Home'),
  'pricing.html': page('Pricing'),
  'blog/nashville-tennessee-cpa.html': page('Article'),
  '404.html': page('Oops! Page not found'),
  'assets/app-4f2a9c.js': `// ${longText}`,
  'assets/picture-1b2c.png': Buffer.alloc(3000, 7),
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'site.webmanifest': '{}',
  'favicon.ico': Buffer.alloc(64, 1),
  'llms.txt': '# Site',
  '.well-known/security.txt': 'Contact: mailto:a@example.com',
  'cards/home.png': Buffer.alloc(64, 2),
  'sitemap.xml': '<urlset/>',
  'hours.ics': 'BEGIN:VCALENDAR',
  'firm.vcf': 'BEGIN:VCARD',
  'notes.md': '# Notes',
  'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.hidden': secret,
}

export type Fixture = {
  /** Holds build/site, build/policy.json and, beside the site, secret.txt. */
  readonly root: string
  readonly siteDir: string
  readonly policy: Policy
  readonly files: ReadonlyMap<string, SiteFile>
  readonly remove: () => Promise<void>
}

/** A finished little site in a directory of its own. */
export async function makeSite(extra: Record<string, string | Buffer> = {}): Promise<Fixture> {
  const root = await mkdtemp(join(tmpdir(), 'fairshare-'))
  const siteDir = join(root, 'build/site')
  await writeFiles(siteDir, { ...standardFiles, ...extra })
  await writeFiles(join(root, 'build'), { 'secret.txt': secret, 'site-secret.txt': secret })
  const policy = await finishSite(siteDir)
  await writeFiles(join(root, 'build'), { 'policy.json': JSON.stringify(policy) })
  const files = await readSiteFiles(siteDir, policy)
  return { root, siteDir, policy, files, remove: () => rm(root, { recursive: true }) }
}

export async function writeFiles(dir: string, files: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), content)
  }
}
