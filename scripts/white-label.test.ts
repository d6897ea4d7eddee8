import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'mdast-util-to-string'
import { beforeAll, describe, expect, test } from 'vitest'
import { paths } from '#app/routes.ts'
import { gone, writeSecondFirm } from './testing/second-firm.ts'
import { tracesOfSample } from './testing/traces.ts'

// One build of an invented firm, from its own content folder: no trace of the sample firm in any file,
// no hole where something optional is absent, no link that leads nowhere.

const folder = '.cache/white-label'
const site = join(folder, 'build/site')
const built = paths.filter((path) => !gone.pages.includes(path))
const pages = new Map<string, { html: string; elements: Element[] }>()
const read = (file: string) => readFileSync(join(site, file), 'utf8')

beforeAll(() => {
  const contentDir = join(folder, 'content')
  writeSecondFirm(contentDir)
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', folder], {
    // Vitest's own NODE_ENV would build the development version of React.
    env: { ...process.env, CONTENT_DIR: contentDir, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  for (const path of [...built, '/404']) {
    const html = read(path === '/' ? 'index.html' : `${path}.html`)
    pages.set(path, { html, elements: elementsOf(fromHtml(html)) })
  }
}, 600_000)

test('no file of the build has a trace of the sample firm', () => {
  const files = globSync(`${folder}/build/**/*`, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|png|ico|woff2)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase()
    return tracesOfSample.filter((trace) => text.includes(trace)).map((trace) => [trace, file])
  })
  expect(found).toEqual([])
})

describe('what the firm does without', () => {
  test('is no page and no drawing, and nothing a reader sees speaks of its address', () => {
    const files = globSync(`${site}/**/*.html`).map((file) => file.slice(site.length, -5))
    const expected = ['/404', ...built].map((path) => (path === '/' ? '/index' : path))
    expect(files.sort()).toEqual(expected.sort())
    const assets = globSync(`${site}/**/*.{html,css,xml,txt,md,svg}`)
    const speaking = assets.filter((file) =>
      /tax-debt-relief|sms-(optin|terms)|service-tax-debt|stop-tape/.test(
        file + readFileSync(file, 'utf8'),
      ),
    )
    expect(speaking).toEqual([])
  })

  test('sitemap, llms.txt and feed have exactly the pages there are', () => {
    const origin = 'https://www.alderfinch.example'
    const mapped = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
    const indexed = built.filter((path) => path !== '/bookkeeping')
    expect(mapped.sort()).toEqual(indexed.map((path) => new URL(path, origin).href).sort())
    const told = [...read('llms.txt').matchAll(/\]\((\S+)\)/g)].map(([, url = '']) => url)
    expect(told).toHaveLength(indexed.length)
    for (const url of told) expect(existsSync(join(site, new URL(url).pathname))).toBe(true)
  })

  test('leaves no group of the footer, no button, no disclosure and no legal sentence behind', () => {
    for (const [path, { html }] of pages) {
      expect(html, path).not.toMatch(/footer-follow|\bSMS\b|text messag|Independent company/i)
    }
    expect(pages.get('/learning-library')?.html).not.toMatch(
      /blog is on another site|Read Our Blog/,
    )
    expect(pages.get('/privacy-policy')?.html).not.toMatch(/partner|social network|our blog/)
  })
})

test.each([...built, '/404'])('%s has no hole', (path) => {
  const { html, elements } = pages.get(path) ?? { html: '', elements: [] }
  const empty = elements.filter(
    (each) =>
      /^(h[1-6]|ul|ol|dl|li|p|a|button|figcaption|section|table|nav)$/.test(each.tagName) &&
      each.properties.role !== 'status' && // speaks when there is something to say
      textOf(each).trim() === '' &&
      !elementsOf(each).some(({ tagName }) => /^(img|svg|input)$/.test(tagName)),
  )
  expect(empty.map(({ tagName, properties }) => [tagName, properties])).toEqual([])
  const words = html.replaceAll(/<(script|style).*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ')
  expect(words).not.toMatch(/\b(undefined|null|NaN)\b|\[object|\{[\w.?!-]+\}/)
})

test('every link inside the site leads to a page or a file, and to a place that is on it', () => {
  const lost = [...pages].flatMap(([path, { elements }]) =>
    elements
      .flatMap(({ properties: { href, src } }) => [href, src])
      .filter((url) => typeof url === 'string' && /^[/#](?!\/)/.test(url))
      .filter((url) => !leads(`${url}`, path))
      .map((url) => [path, url]),
  )
  expect(lost).toEqual([])
})

test('the firm’s own name, number, hours, colours and face are there', () => {
  const { html = '' } = pages.get('/contact') ?? {}
  expect(html).toContain('Alder &amp; Finch Property &amp; Tax Accountants')
  expect(html).toContain('tel:+15035550199;ext=12345')
  expect(html).toContain('Tuesday-Saturday 8:30am-4pm, Pacific Time')
  expect(html).toContain('--paper:light-dark(#fbfaf7,#10131c)')
  expect(headOf(html)).toMatch(/<link rel="preload" href="\/assets\/body-[\w-]+\.woff2" as="font"/)
  expect(html).not.toContain('Public Sans')
  expect(read('manifest.webmanifest')).toContain('"theme_color": "#fbfaf7"')
  expect(
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''),
  ).toMatchObject({
    '@graph': expect.arrayContaining([
      expect.objectContaining({ name: 'Alder & Finch Property & Tax Accountants', sameAs: [] }),
    ]),
  })
})

/** Without the styles, which would fill the report of a failure. */
function headOf(html: string): string {
  return html.slice(0, html.indexOf('<style'))
}

function leads(url: string, from: string): boolean {
  const [path = '', id] = url.split('#')
  const page = pages.get(path === '' ? from : path)
  if (!page) return existsSync(join(site, path))
  return id === undefined || page.elements.some(({ properties }) => properties.id === id)
}

function elementsOf(node: Nodes): Element[] {
  const children = 'children' in node ? node.children.flatMap(elementsOf) : []
  return node.type === 'element' ? [node, ...children] : children
}
