import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { canonicalPath } from '#app/lib/address.ts'
import { isCompressible } from './content-types.ts'
import {
  contentSecurityPolicy,
  failureFile,
  fileOfRoute,
  kindOf,
  longestContentSecurityPolicy,
  notFoundFile,
  type Policy,
} from './policy.ts'
import { isFilePath } from './request.ts'
import { listFiles } from './site-files.ts'
import { speculationRulesFile } from './speculation-rules.ts'

// A comment, or a start tag with its attributes. Attribute values may contain '>'.
const token = /<!--.*?-->|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gis
const attribute = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g
const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data'])
const dataTypes = new Set(['application/json', 'application/ld+json'])

/** Smaller files fit in the first packet with their headers, so compression saves nothing. */
const smallestCompressed = 512

const requiredFiles = ['/index.html', notFoundFile, failureFile, speculationRulesFile]

/**
 * Checks a rendered site, writes .br and .gz copies beside the files that benefit, and returns how
 * to serve it: its pages and old addresses, and one Content-Security-Policy with the hashes of all
 * their inline code.
 * Throws one error that lists every problem found.
 */
export async function compressAndHash(
  siteDir: string,
  { base, redirects }: Pick<Policy, 'base' | 'redirects'> = { base: '/', redirects: {} },
): Promise<Policy> {
  const files = await listFiles(siteDir)
  const documents = files.filter((file) => file.endsWith('.html'))
  const code: ({ file: string } & ReturnType<typeof findInlineCode>)[] = []
  for (const file of documents) {
    code.push({ file, ...findInlineCode(await readFile(join(siteDir, file), 'utf8')) })
  }
  const csp = contentSecurityPolicy({
    scripts: distinct(code.flatMap(({ scripts }) => scripts)),
    styles: distinct(code.flatMap(({ styles }) => styles)),
  })
  const problems = [
    ...requiredFiles.filter((file) => !files.includes(file)).map((file) => `${file} is missing.`),
    ...files.map(nameProblem).filter((problem) => problem !== undefined),
    ...code.flatMap(({ file, refused }) =>
      refused.map((what) => `${file} contains ${what}, which the Content-Security-Policy refuses.`),
    ),
    ...(csp.length > longestContentSecurityPolicy
      ? [
          `The Content-Security-Policy has ${csp.length} characters and hosts read ${longestContentSecurityPolicy}: too many pages have inline code of their own.`,
        ]
      : []),
  ]
  if (problems.length > 0) {
    throw new Error(
      `The built site cannot be served:\n${problems.map((text) => `- ${text}`).join('\n')}`,
    )
  }

  // A few at a time: each takes megabytes from the moment it is asked for.
  const waiting = files.values()
  const compressNext = async () => {
    for (const file of waiting) await compress(join(siteDir, file))
  }
  await Promise.all(Array.from({ length: 4 }, compressNext))
  const pages = files
    .filter((file) => kindOf(file) === 'page')
    .map((file) => [canonicalPath(file), file] as const)
  return { contentSecurityPolicy: csp, pages: Object.fromEntries(pages.sort()), redirects, base }
}

function distinct(hashes: string[]): string[] {
  return [...new Set(hashes)].sort()
}

function nameProblem(file: string): string | undefined {
  if (!file.endsWith('.html')) {
    if (isFilePath(file)) return undefined
    return `${file} cannot be requested: use only letters, digits and . _ ~ @ $ + - in its name.`
  }
  const expected = fileOfRoute(canonicalPath(file))
  return file === expected ? undefined : `${file} has no URL: name it ${expected}.`
}

async function compress(path: string): Promise<void> {
  if (!isCompressible(path)) return
  const source = await readFile(path)
  if (source.length <= smallestCompressed) return
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
  if (br.length < source.length) await writeFile(`${path}.br`, br)
  if (gz.length < source.length) await writeFile(`${path}.gz`, gz)
}

/**
 * Finds inline code in HTML written by React. It relies on React's escaping: '<' in text is always
 * `&lt;`, quotes in attribute values are always escaped, and only script and style hold raw text,
 * which ends at its first end tag. Other HTML would need a parser.
 */
export function findInlineCode(html: string) {
  const source = html.replace(/\r\n?/g, '\n') // browsers normalize line ends before hashing
  const scripts: string[] = []
  const styles: string[] = []
  const refused: string[] = [] // what the Content-Security-Policy would block in the browser

  token.lastIndex = 0
  for (let tag = token.exec(source); tag; tag = token.exec(source)) {
    const name = tag[1]?.toLowerCase()
    if (name === undefined) continue
    const attributes = readAttributes(tag[2] ?? '')
    refused.push(...refusedAttributes(name, attributes))
    if (name !== 'script' && name !== 'style') continue

    const start = token.lastIndex
    const length = source.slice(start).search(new RegExp(`</${name}[\\s/>]`, 'i'))
    if (length < 0) throw new Error(`<${name}> is not closed`)
    const content = source.slice(start, start + length)
    token.lastIndex = start + length
    if (name === 'style') styles.push(hash(content))
    else if (isInlineScript(attributes)) scripts.push(hash(content))
  }
  return { scripts, styles, refused }
}

function readAttributes(text: string): Map<string, string> {
  return new Map(
    Array.from(text.matchAll(attribute), ([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  )
}

/** Import maps and speculation rules need a hash; only data blocks do not. */
function isInlineScript(attributes: Map<string, string>): boolean {
  return !attributes.has('src') && !dataTypes.has(attributes.get('type')?.toLowerCase() ?? '')
}

function refusedAttributes(tag: string, attributes: Map<string, string>): string[] {
  return Array.from(attributes, ([name, value]) => {
    if (/^on[a-z]/.test(name)) return `an inline event handler (<${tag} ${name}>)`
    if (name === 'style') return `a style attribute (<${tag} style="${value}">)`
    if (urlAttributes.has(name) && /^\s*javascript:/i.test(value)) {
      return `a javascript: URL (<${tag} ${name}>)`
    }
    return ''
  }).filter(Boolean)
}

function hash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
