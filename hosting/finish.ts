import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { findInlineCode, type InlineCode } from './inline-code.ts'
import { canonicalPath, fileOfRoute, isCompressible, notFoundFile, type Policy } from './policy.ts'
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
  const inline = await Promise.all(
    pages.map(async (page) => readInlineCode(page, await readFile(join(siteDir, page), 'utf8'))),
  )
  const faults = [
    ...['/index.html', notFoundFile]
      .filter((file) => !files.includes(file))
      .map((file) => `${file} is missing.`),
    ...files.map(nameFault).filter((fault) => fault !== undefined),
    ...inline.flatMap((code) => code.refused),
  ]
  if (faults.length > 0) {
    throw new Error(`The built site cannot be served:\n${faults.map((f) => `- ${f}`).join('\n')}`)
  }

  await Promise.all(files.map((file) => compress(join(siteDir, file))))
  return {
    routes: pages
      .filter((page) => page !== notFoundFile)
      .map(canonicalPath)
      .sort(),
    scriptHashes: unique(inline.flatMap((code) => code.scriptHashes)),
    styleHashes: unique(inline.flatMap((code) => code.styleHashes)),
  }
}

/** Paths as in URLs, without the compressed copies that an earlier run may have left. */
async function listFiles(siteDir: string): Promise<string[]> {
  const entries = await readdir(siteDir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${relative(siteDir, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`,
    )
    .filter((file) => !/\.(br|gz)$/.test(file))
    .sort()
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

function unique(list: readonly string[]): string[] {
  return [...new Set(list)].sort()
}
