import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compressAndHash } from './compress-and-hash.ts'
import { readSite, writeFiles } from './site-files.ts'
import { speculationRules } from './speculation-rules.ts'

const longText = 'A sentence that compresses well. '.repeat(100)

export function page(title: string, body = ''): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>${title}</title><style>h1{color:#123}</style></head><body><h1>${title}</h1><p>${longText}</p>${body}<script>document.title+='!'</script></body></html>`
}

/** The smallest complete site. */
export const standardFiles: Record<string, string | Buffer> = {
  'index.html': page('Home'),
  'pricing.html': page('Pricing'),
  '404.html': page('Page not found'),
  '500.html': page('Unexpected Application Error!'),
  'speculation-rules.json': speculationRules(),
  'assets/app-4f2a9c.js': `// ${longText}`,
  'robots.txt': 'User-agent: *\nAllow: /\n',
  '.hidden': 'private',
}

/** A small built site in a temporary directory `root`, which contains dist/site and dist/policy.json. */
export async function makeSite(extra: Record<string, string | Buffer> = {}) {
  const root = await mkdtemp(join(tmpdir(), 'fairshare-'))
  const buildDir = join(root, 'dist')
  await writeFiles(join(buildDir, 'site'), { ...standardFiles, ...extra })
  const policy = await compressAndHash(join(buildDir, 'site'))
  await writeFiles(buildDir, { 'policy.json': JSON.stringify(policy) })
  return { ...(await readSite(buildDir)), root, remove: () => rm(root, { recursive: true }) }
}
