import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { plainText } from '../app/metadata/plain-text.ts'
import { type PagePath, paths } from '../app/routes.ts'
import { read, values } from './reading.ts'
import { expect, readerTest as test } from './test.ts'

// What machines read of the site. No browser is needed to read it.

const firm = parse(readFileSync('content/firm.yaml', 'utf8'))
const address = (path: string) => new URL(path, firm.siteUrl).href
const indexable = paths.filter((path) => path !== '/bookkeeping')
const canonicalOf = (path: PagePath) => (path === '/bookkeeping' ? '/accounting' : path)

test('every page has its own title, description, address and card', async ({ request }) => {
  const seen = new Set<string>()
  for (const path of paths) {
    const html = await read(request, path)
    const [, title = ''] = /<title>(.*?)<\/title>/.exec(html) ?? []
    const [description = ''] = values(html, /name="description"/, 'content')
    expect(plainText(title).length, path).toBeLessThanOrEqual(60)
    expect(description.length, path).toBeGreaterThanOrEqual(70)
    expect(description.length, path).toBeLessThanOrEqual(160)
    const canonical = address(canonicalOf(path))
    expect(values(html, /rel="canonical"/, 'href'), path).toEqual([canonical])
    expect(html).toContain('<html lang="en-US"')
    const property = (name: string) => values(html, new RegExp(`"${name}"`), 'content')
    expect(property('og:url'), path).toEqual([canonical])
    expect(property('og:description')).toEqual([description])
    expect(title).toContain(property('og:title')[0])
    expect(property('og:site_name')).toEqual([firm.name])
    expect(property('og:type')).toEqual([path.startsWith('/blog/') ? 'article' : 'website'])
    expect(property('twitter:card')).toEqual(['summary_large_image'])
    expect(property('theme-color')).toHaveLength(2)
    for (const text of [title, description]) {
      if (path === canonicalOf(path)) expect([path, seen.has(text)]).toEqual([path, false])
      seen.add(text)
    }
    const [card = ''] = property('og:image')
    const picture = await (await request.get(new URL(card).pathname)).body()
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], card).toEqual([1200, 630])
    expect(picture.length, card).toBeLessThan(120_000)
  }
})

test('sitemap, robots, feed, llms.txt and security.txt', async ({ request }) => {
  const sitemap = await read(request, '/sitemap.xml')
  const entries = [...sitemap.matchAll(/<loc>(.*?)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)]
  expect(entries.map(([, url]) => url)).toEqual(indexable.map(address))
  expect(Object.fromEntries(entries.map(([, url, date]) => [url, date]))).toMatchObject({
    [address('/terms')]: '2025-05-14',
    [address('/sms-terms')]: '2024-12-12',
  })
  expect(await read(request, '/robots.txt')).toContain(`Sitemap: ${address('/sitemap.xml')}`)

  const feed = await read(request, '/feed.xml')
  const articles = paths.filter((path) => path.startsWith('/blog/'))
  expect([...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual([
    address('/'),
    ...articles.map(address),
  ])
  expect(feed).not.toMatch(/<updated>T/)

  const llms = await read(request, '/llms.txt')
  for (const path of indexable) {
    const twin = path === '/' ? '/index.md' : `${path}.md`
    expect(llms).toContain(`(${address(twin)})`)
    const response = await request.get(twin)
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8')
    expect(await response.text()).toMatch(/^# .{3}|\n# .{3}/)
  }
  expect(await read(request, '/.well-known/security.txt')).toMatch(
    /^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/,
  )
})

test('the manifest and its icons', async ({ request }) => {
  const manifest = JSON.parse(await read(request, '/manifest.webmanifest'))
  expect(manifest).toMatchObject({ name: firm.name, start_url: '/' })
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await request.get(src)).body()
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes)
  }
  expect((await request.get('/favicon.ico')).headers()['content-type']).toMatch(/^image\/.*icon$/)
  expect((await request.get('/apple-touch-icon.png')).ok()).toBe(true)
})

test('every page is at most two clicks from home, and none is an orphan', async ({ request }) => {
  const links = async (path: string) =>
    values(await read(request, path), /^<a\b/, 'href')
      .map((href) => href.split(/[#?]/)[0] ?? '')
      .filter((href): href is PagePath => (paths as string[]).includes(href))
  const first = new Set(await links('/'))
  const reached = new Set(first)
  for (const path of first) for (const link of await links(path)) reached.add(link)
  expect(indexable.filter((path) => !reached.has(path))).toEqual([])
})

test('addresses that only look like pages are not found', async ({ request }) => {
  for (const path of ['/home', '/services', '/blog', '/blog/', '/index', '/sitemap', '/cards']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404])
  }
  expect(await (await request.get('/blog')).text()).toContain(
    '<meta name="robots" content="noindex">',
  )
})
