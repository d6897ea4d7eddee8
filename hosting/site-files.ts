import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { contentType } from './content-types.ts'
import { headersFor, kindOf, type Policy } from './policy.ts'

export type BuiltSite = {
  readonly policy: Policy
  readonly files: ReadonlyMap<string, SiteFile>
}

export type SiteFile = {
  readonly plain: Representation
  readonly br?: Representation
  readonly gzip?: Representation
}

/** One file in one encoding, with every header of its 200 response. */
export type Representation = {
  readonly body: Buffer
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Reads a whole build into memory (a few megabytes). A request then touches no disk, so replacing or
 * removing files under a running server affects no visitor, and a path can name only what is read.
 */
export async function readSite(buildDir: string): Promise<BuiltSite> {
  const policy = await readPolicy(join(buildDir, 'policy.json'))
  const siteDir = join(buildDir, 'site')
  const names = (await listFiles(siteDir)).filter(isPublic)
  const files = await Promise.all(
    names.map(async (name) => [name, await readSiteFile(siteDir, name, policy)] as const),
  )
  return { policy, files: new Map(files) }
}

/** Every file of a site by its path as in URLs, without the compressed copies beside them. */
export async function listFiles(siteDir: string): Promise<string[]> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(siteDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`,
    )
    .filter((file) => !/\.(br|gz)$/.test(file))
    .sort()
}

/** Writes files by their paths, with the folders they need. */
export async function writeFiles(dir: string, files: Record<string, string | Uint8Array>) {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true })
    await writeFile(join(dir, name), content)
  }
}

async function readPolicy(file: string): Promise<Policy> {
  if (!existsSync(file)) throw new Error('There is no built site yet: run "npm run build" first.')
  const policy: Partial<Policy> = JSON.parse(await readFile(file, 'utf8'))
  const { pages, contentSecurityPolicy, redirects, base } = policy
  if (pages && contentSecurityPolicy && redirects && base) {
    return { pages, contentSecurityPolicy, redirects, base }
  }
  throw new Error(`${file} is incomplete: run "npm run build" again.`)
}

/** Dot files are private, except in the folder that exists to be public (RFC 8615). */
function isPublic(name: string): boolean {
  return !/\/\.(?!well-known\/)/.test(name)
}

async function readSiteFile(siteDir: string, name: string, policy: Policy): Promise<SiteFile> {
  const path = join(siteDir, name)
  const [plain, br, gzip] = await Promise.all([
    readFile(path),
    readIfPresent(`${path}.br`),
    readIfPresent(`${path}.gz`),
  ])
  const shared = {
    ...headersFor(kindOf(name), name.endsWith('.html') ? policy : undefined),
    'Content-Type': contentType(name),
    'Accept-Ranges': 'bytes',
    ...((br || gzip) && { Vary: 'Accept-Encoding' }),
  }
  const represent = (body: Buffer, encoding?: 'br' | 'gzip'): Representation => {
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const coded = encoding && { 'Content-Encoding': encoding }
    const headers = { ...shared, ...coded, ETag: etag, 'Content-Length': String(body.length) }
    return { body, etag, headers }
  }
  return {
    plain: represent(plain),
    ...(br && { br: represent(br, 'br') }),
    ...(gzip && { gzip: represent(gzip, 'gzip') }),
  }
}

async function readIfPresent(path: string): Promise<Buffer | undefined> {
  return existsSync(path) ? readFile(path) : undefined
}
