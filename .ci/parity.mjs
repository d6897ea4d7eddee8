// node .ci/parity.mjs OLD NEW [/address ...]: what differs between two folders of built sites, by kind and page.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromHtml } from 'hast-util-from-html'

const [oldSite, newSite, ...asked] = process.argv.slice(2)
const lineTags = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'br', 'button', 'caption', 'dd', 'details', 'div', 'dl', 'dt'],
  ...['fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'header', 'legend'],
  ...['li', 'main', 'nav', 'ol', 'option', 'p', 'section', 'select', 'summary', 'table', 'td', 'th', 'tr', 'ul'],
])
const hidden = /^(script|style|template|head|title)$/
const spoken = ['alt', 'ariaLabel', 'placeholder', 'title', 'label']
const references = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'ariaDetails', 'ariaErrorMessage', 'ariaOwns']
references.push('htmlFor', 'list', 'popoverTarget', 'form')
const generated = /^_|^:|«|R_/

const differences = new Map()
compare('address', 'the sitemap', addresses(oldSite), addresses(newSite))
const files = readdirSync(oldSite, { recursive: true }).filter((name) => name.endsWith('.html'))
const pages = asked.length > 0 ? asked : files.map((name) => `/${name.replace(/(index)?\.html$/, '')}`).sort()
for (const address of pages) {
  const [before, after] = [facts(oldSite, address), facts(newSite, address)]
  for (const kind of Object.keys(before)) compare(kind, address, before[kind], after[kind] ?? [])
}
for (const [kind, lines] of differences) process.stdout.write(`\n${kind} (${lines.length})\n${lines.join('\n')}\n`)
const count = [...differences.values()].reduce((sum, lines) => sum + lines.length, 0)
process.stdout.write(`\n${pages.length} pages compared, ${count} differences\n`)
process.exitCode = count === 0 ? 0 : 1

function addresses(site) {
  const maps = readdirSync(site).filter((name) => /^sitemap.*\.xml$/.test(name))
  const found = maps.flatMap((name) => [...readFileSync(join(site, name), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)])
  const paths = found.map(([, url]) => new URL(url).pathname).filter((path) => !path.endsWith('.xml'))
  return paths.sort()
}

function compare(kind, page, before, after) {
  const rest = [...after]
  const gone = before.filter((line) => {
    const at = rest.indexOf(line)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  const lines = [...gone.map((line) => `- ${line}`), ...rest.map((line) => `+ ${line}`)]
  const moved = lines.length === 0 ? before.findIndex((line, at) => line !== after[at]) : -1
  if (moved >= 0) lines.push(`~ other order from: ${before[moved]}`)
  if (lines.length === 0) return
  const all = differences.get(kind) ?? []
  differences.set(kind, [...all, ...lines.map((line) => `  ${page}: ${line}`)])
}

/** What a person or a machine can know of a page, a list of lines per kind. */
function facts(site, address) {
  let html
  try {
    html = readFileSync(join(site, address === '/' ? 'index.html' : `${address}.html`), 'utf8')
  } catch {
    return { file: [] }
  }
  const tree = fromHtml(html)
  const all = elements(tree)
  const byId = new Map(all.map((element) => [element.properties.id, element]))
  const named = (tag) => all.filter((element) => element.tagName === tag)
  const meta = named('meta').filter(({ properties: of }) => of.name !== 'viewport' && !of.charSet && !of.httpEquiv)
  return {
    file: [address],
    title: named('title').map(text),
    meta: meta.map(({ properties: of }) => `${of.name ?? of.property}: ${of.content}`).sort(),
    'link in the head': named('link').filter(isFact).map(linkLine).sort(),
    'structured data': named('script').filter(isData).flatMap(dataLines).sort(),
    text: visible(tree),
    heading: all.filter(({ tagName }) => /^h[1-6]$/.test(tagName)).map((it) => `${it.tagName} ${text(it)}`),
    link: named('a').map((it) =>
      `${it.properties.href} ${it.properties.target ?? ''} ${text(it)}`.replace(/\s+/g, ' '),
    ),
    id: [...byId.keys()].filter((id) => id && !generated.test(id)).sort(),
    connection: all.flatMap((element) => connections(element, byId)).sort(),
  }
}

function isFact({ properties: of }) {
  return /canonical|alternate|icon|manifest|^me$/.test(String(of.rel))
}

function linkLine({ properties: of }) {
  const href = String(of.href).replace(/^\/(assets|_astro)\/([a-z-]+)[-.][\w-]+\./, '$2.')
  return [of.rel, of.type, of.hrefLang, of.media, of.sizes, href].filter(Boolean).join(' ')
}

function isData({ properties: of }) {
  return of.type === 'application/ld+json'
}

function dataLines(script) {
  const walk = (value, path) =>
    value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, part]) =>
          walk(part, Array.isArray(value) ? `${path}[]` : `${path}.${key}`),
        )
      : [`${path}: ${value}`]
  return walk(JSON.parse(script.children[0].value), '')
}

/** A generated id is named by the words of what it stands on. */
function connections(element, byId) {
  return references.flatMap((name) => {
    const ids = [element.properties[name] ?? []].flat().flatMap((value) => String(value).split(' '))
    const ends = ids.map((id) => (generated.test(id) ? `"${text(byId.get(id))}"` : id))
    return ends.map((end) => `${element.tagName} "${text(element).slice(0, 60)}" ${name} ${end}`)
  })
}

function visible(tree) {
  const lines = ['']
  const walk = (node) => {
    if (node.type === 'text') lines[lines.length - 1] += node.value
    if (node.type === 'element') {
      if (hidden.test(node.tagName)) return
      const apart = lineTags.has(node.tagName)
      if (apart) lines.push('')
      for (const name of spoken) {
        if (node.properties[name]) lines[lines.length - 1] += ` [${name}: ${node.properties[name]}] `
      }
      for (const child of node.children) walk(child)
      if (apart) lines.push('')
      return
    }
    for (const child of node.children ?? []) walk(child)
  }
  walk(tree)
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

function elements(node) {
  const own = node.type === 'element' ? [node] : []
  return [...own, ...(node.children ?? []).flatMap(elements)]
}

function text(node) {
  if (!node) return 'nothing'
  return visible(node.type === 'element' ? { type: 'root', children: node.children } : node).join(' ')
}
