import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { isCompressible } from './content-types.ts'
import { findInlineCode, type InlineCode } from './inline-code.ts'
import { listFiles } from './list-files.ts'
import { canonicalPath, fileOfRoute, mergeHashes, notFoundFile, type Policy } from './policy.ts'
import { isFilePath } from './request.ts'

/** Below this a compressed copy saves nothing: the headers alone fill the first packet. */
const smallestCompressed = 512

/**
 * The last step of a build: checks the site, puts .br and .gz beside every file that gains from
 * them, and returns what the host must know. Throws one error that names every fault found.
 */
export async function finishSite(siteDir: string): Promise<Policy> {
  const files = await listFiles(siteDir)
  const pages = files.filter((file) => file.endsWith('.html'))
  const code = new Map<string, InlineCode>()
  for (const page of pages) {
    code.set(page, readInlineCode(page, await readFile(join(siteDir, page), 'utf8')))
  }
  const [home, notFound] = [code.get('/index.html'), code.get(notFoundFile)]
  const faults = [
    ...(home ? [] : ['/index.html is missing.']),
    ...(notFound ? [] : [`${notFoundFile} is missing.`]),
    ...files.map(nameFault).filter((fault) => fault !== undefined),
    ...Array.from(code.values()).flatMap(({ refused }) => refused),
  ]
  if (!home || !notFound || faults.length > 0) {
    throw new Error(`The built site cannot be served:\n${faults.map((f) => `- ${f}`).join('\n')}`)
  }

  await Promise.all(files.map((file) => compress(join(siteDir, file))))
  // Home and the not-found page share one list: Cloudflare needs the latter's in its rule for '/*'
  // and cannot override that rule for '/' (workers-sdk issue 11351).
  const shared = mergeHashes(home, notFound)
  code.delete(notFoundFile)
  const entries = Array.from(code, ([page, inline]) => {
    return [canonicalPath(page), page === '/index.html' ? shared : mergeHashes(inline)] as const
  })
  return { pages: Object.fromEntries(entries.sort()), notFound: shared }
}

function readInlineCode(page: string, html: string): InlineCode {
  const code = findInlineCode(html)
  const refused = code.refused.map(
    (what) => `${page} contains ${what}, which the Content-Security-Policy refuses.`,
  )
  return { ...code, refused }
}

function nameFault(file: string): string | undefined {
  if (!file.endsWith('.html')) {
    if (isFilePath(file)) return undefined
    return `${file} cannot be requested: use only letters, digits and . _ ~ @ $ + - in its name.`
  }
  const expected = fileOfRoute(canonicalPath(file))
  return file === expected ? undefined : `${file} has no URL: name it ${expected}.`
}

async function compress(path: string): Promise<void> {
  const source = isCompressible(path) ? await readFile(path) : Buffer.alloc(0)
  const brotliOptions = {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
    },
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(source, brotliOptions),
    promisify(gzip)(source, { level: constants.Z_BEST_COMPRESSION }),
  ])
  for (const [copy, content] of [[`${path}.br`, br] as const, [`${path}.gz`, gz] as const]) {
    const isWorthIt = source.length > smallestCompressed && content.length < source.length
    await (isWorthIt ? writeFile(copy, content) : rm(copy, { force: true }))
  }
}
