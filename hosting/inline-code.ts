import { createHash } from 'node:crypto'
import type { InlineHashes } from './policy.ts'

export type InlineCode = InlineHashes & {
  /** What the Content-Security-Policy would silently refuse in the browser. */
  readonly refused: readonly string[]
}

// A comment, or a start tag with its attributes. Attribute values may contain '>'.
const token = /<!--.*?-->|<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gis
const attribute = /([^\s"'=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g
const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data'])
const dataTypes = new Set(['application/json', 'application/ld+json'])

/**
 * Finds inline code in HTML that React wrote. It relies on React's escaping: '<' in text is always
 * `&lt;`, quotes in attribute values are always escaped, and only script and style hold raw text,
 * which ends at its first end tag. Pages from elsewhere would need a parser.
 */
export function findInlineCode(html: string): InlineCode {
  const source = html.replace(/\r\n?/g, '\n') // as the browser does before it hashes
  const scripts: string[] = []
  const styles: string[] = []
  const refused: string[] = []

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

/** Import maps and speculation rules need a hash too; only data blocks do not. */
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
