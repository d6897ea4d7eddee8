import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentType } from './content-types.ts'
import { listFiles } from './list-files.ts'
import { canonicalPath, headersFor, kindOf, notFoundFile, type Policy } from './policy.ts'

/** One file in one encoding, with every header of its 200 answer, ready to send. */
export type Representation = {
  readonly body: Buffer
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
}

export type SiteFile = {
  readonly plain: Representation
  readonly br?: Representation
  readonly gzip?: Representation
}

const encodings = { br: '.br', gzip: '.gz' } as const

/**
 * The whole site in memory: a few megabytes. A request touches no disk, so a build that replaces or
 * removes files under a running server harms no visitor, and a path can only name what is in here.
 */
export async function readSiteFiles(
  siteDir: string,
  policy: Policy,
): Promise<ReadonlyMap<string, SiteFile>> {
  const names = (await listFiles(siteDir)).filter(isPublic)
  const files = await Promise.all(
    names.map(async (name) => [name, await readSiteFile(siteDir, name, policy)] as const),
  )
  return new Map(files)
}

/** Dot files are somebody's notes, except in the folder that exists to be public (RFC 8615). */
function isPublic(name: string): boolean {
  return !/\/\.(?!well-known\/)/.test(name)
}

async function readSiteFile(siteDir: string, name: string, policy: Policy): Promise<SiteFile> {
  const path = join(siteDir, name)
  const [plain, br, gzip] = await Promise.all([
    readFile(path),
    readIfPresent(path + encodings.br),
    readIfPresent(path + encodings.gzip),
  ])
  const inline = name === notFoundFile ? policy.notFound : policy.pages[canonicalPath(name)]
  const shared = {
    ...headersFor(name === notFoundFile ? 'not-found' : kindOf(name), inline),
    'Content-Type': contentType(name),
    'Accept-Ranges': 'bytes',
    ...((br || gzip) && { Vary: 'Accept-Encoding' }),
  }
  const represent = (body: Buffer, encoding?: keyof typeof encodings): Representation => {
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
