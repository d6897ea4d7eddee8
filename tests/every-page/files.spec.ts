import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { selectAll } from 'hast-util-select'
import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'
import { allPages, allPaths, canonicalPath, folder, htmlOf, pageOf } from '#tests/helpers/builds.ts'
import { articles, content, firm } from '#tests/helpers/content.ts'
import { parseHtml } from '#tests/helpers/parse-html.ts'
import { expect, read, requestTest as test } from '#tests/helpers/test.ts'
import { longDate } from '../../src/lib/dates.ts'
import { dollars } from '../../src/lib/money.ts'
import { telephone } from '../../src/lib/telephone.ts'

// Checks headers, links, heads, structured data, the sitemap and the feed.

const paths = allPaths()
const pages = allPages()
const origin = new URL(pageOf('/').values('link[rel=canonical]', 'href')[0] ?? '').origin
const urlOf = (path: string) => `${origin}${path}`
const isDated = (path: string) => path.startsWith('/blog/')

test('gives every page a strict policy with its own hashes, right after the charset', () => {
  for (const file of globSync('**/*.html', { cwd: join(folder, 'site'), exclude: ['admin'] })) {
    const html = readFileSync(join(folder, 'site', file), 'utf8')
    const start = /^<!doctype html><html[^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" /i
    expect(html, file).toMatch(start)
    const policy = parseHtml(html).values('meta[http-equiv]', 'content').join()
    expect(policy, file).toContain("default-src 'none'")
    expect(policy, file).not.toMatch(/unsafe|data:|\*|\w\.\w/)
    const inline = selectAll('style, script:not([src], [type="application/ld+json"])', fromHtml(html))
    const texts = inline.flatMap(({ children }) => children.map((child) => ('value' in child ? child.value : '')))
    const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    expect(policy.match(/'sha256-.*?'/g)?.toSorted(), file).toEqual([...new Set(hashes)].toSorted())
  }
})

test("puts styles in the head and structured data after the content, and doesn't duplicate drawings", () => {
  const scripts = globSync(join(folder, 'site/_astro/*.js')).map((file) => readFileSync(file, 'utf8'))
  for (const path of paths) {
    const html = htmlOf(path)
    expect(html.indexOf('application/ld+json'), path).toBeGreaterThan(html.indexOf('</main>'))
    expect(html.slice(html.indexOf('<body')), path).not.toContain('<style')
    const drawings = pageOf(path).values('svg path', 'd')
    const inScripts = drawings.filter((each) => each.length > 500 && scripts.some((script) => script.includes(each)))
    expect(inScripts, path).toEqual([])
  }
})

test('ships no parser, schema or link to the editor, calls no server, and stores data only in localStorage', () => {
  const files = globSync(join(folder, 'site/**/*.{js,html,css,xml,txt,json}')).filter(
    (file) => !file.includes('/admin/'),
  )
  const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')))
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5)
  // Messages and class names of Zod, YAML and the Markdown tools that survive minification.
  const traces = /ZodError|invalid_type|strictObject|YAMLParseError|Flow map in block|micromark|mdast|satteri/
  expect(filesWith(traces)).toEqual([])
  expect(filesWith(/\/admin\b|sveltia/i)).toEqual([])
  expect(filesWith(/\bfetch\(|XMLHttpRequest|sendBeacon|WebSocket|EventSource/)).toEqual([])
  expect(filesWith(/sessionStorage|indexedDB|serviceWorker|\bcaches\b|document\.cookie|cookieStore/)).toEqual([])
})

const forms = [firm.schedulingUrl, firm.strategySession.url]
/** Returns the booking form of a page. One page books a different meeting. */
const formOf = (path: string) => (path === '/buy-sell-business' ? firm.strategySession.url : firm.schedulingUrl)

test('has one phone number, at least three booking links per page, and external links in new tabs', () => {
  for (const path of ['/404', ...paths]) {
    const { values } = pageOf(path)
    expect([path, ...new Set(values('a[href^="tel:"]', 'href'))]).toEqual([path, telephone(firm.phone)])
    const outside = `a[href^="https:"]:not([href^="${origin}"])`
    expect([path, ...values(`${outside}:not([target=_blank][rel=noopener])`, 'href')]).toEqual([path])
    const booking = values(outside, 'href').filter((href) => forms.includes(href))
    // The header, the footer and the quick actions.
    expect(booking.length, path).toBeGreaterThanOrEqual(3)
    expect([path, ...new Set(booking)]).toEqual([path, formOf(path)])
  }
})

test('has the same header and footer links on every page', () => {
  const around = (path: string) =>
    pageOf(path)
      .values('body > :not(main) a, body > a', 'href')
      .map((href) => (href === formOf(path) ? firm.schedulingUrl : href.replace('#calculator', '/pricing')))
  expect(around('/').length).toBeGreaterThan(10)
  const actions = pageOf('/').values('nav[aria-label="Quick actions"] a', 'href')
  expect(actions).toEqual(['/pricing', telephone(firm.phone), firm.schedulingUrl])
  for (const path of ['/404', ...paths]) expect(around(path), path).toEqual(around('/'))
})

test('gives every page its own title, description, canonical URL and card', async ({ request }) => {
  expect(paths.filter((path) => canonicalPath(path) !== path)).toEqual(['/bookkeeping'])
  const seen = new Set<string>()
  for (const path of paths) {
    const { texts, values } = pageOf(path)
    const property = (name: string) => values(`meta[property="${name}"], meta[name="${name}"]`, 'content')
    const [[title = ''], [description = '']] = [texts('title'), property('description')]
    expect(title.length, path).toBeLessThanOrEqual(65)
    expect(values('html', 'lang')).toEqual(['en-US'])
    const canonical = urlOf(canonicalPath(path))
    // A title that doesn't mention the firm ends with its short name.
    const [, ofFirm = ''] = title.split(' | ')
    expect(property('og:site_name')[0], path).toContain(ofFirm)
    expect(property('og:url'), path).toEqual([canonical])
    expect(property('og:description')).toEqual([description])
    expect(title).toContain(property('og:title')[0])
    expect(property('og:type')).toEqual([isDated(canonicalPath(path)) ? 'article' : 'website'])
    expect(property('twitter:card')).toEqual(['summary_large_image'])
    expect(property('theme-color')).toHaveLength(2)
    for (const text of [title, description]) {
      expect(text, path).not.toContain('{')
      if (canonical === urlOf(path)) expect([path, seen.has(text)]).toEqual([path, false])
      seen.add(text)
    }
    const [card = ''] = property('og:image')
    const picture = await (await request.get(card.replace(origin, ''))).body()
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], card).toEqual([1200, 630])
    expect(picture.length, card).toBeLessThan(120_000)
  }
})

test('limits structured data to what the page shows', () => {
  for (const path of paths) expectStructuredData(path)
})

test('includes every price and question in structured data', () => {
  const dataOf = (path: string, type: string) => structuredData(path).find((node) => node['@type'] === type)
  const lists = [content('prices/tax-planning'), content('prices/accounting'), content('prices/tax-preparation')]
  const packages = lists.flatMap((list) => list.packages)
  const catalog = JSON.stringify(dataOf('/pricing', 'OfferCatalog'))
  // A plus sign makes "4,800+" a minimum price.
  for (const { price } of packages) {
    expect(catalog).toContain(price.plus || price.max > price.min ? `"minPrice":${price.min}` : `"price":${price.min}`)
  }
  const single = content('prices/additional').services.filter(({ price }) => price !== 'Varies')
  expect(dataOf('/pricing', 'OfferCatalog')?.itemListElement).toHaveLength(packages.length + single.length)
  const timed = packages.filter(({ frequency }) => frequency)
  expect(catalog.match(/"unitText":"per (year|month|return)"/g)).toHaveLength(timed.length)
  expect(dataOf('/faq', 'FAQPage')?.mainEntity).toHaveLength(content('faq').items.length)
})

test('lists every page in the sitemap and every article in the feed', async ({ request }) => {
  const file = (path: string) => read(request, path)
  expect(await file('/robots.txt')).toContain(`Sitemap: ${urlOf('/sitemap-index.xml')}`)
  expect(await file('/sitemap-index.xml')).toContain(`<loc>${urlOf('/sitemap-0.xml')}</loc>`)
  const sitemap = await file('/sitemap-0.xml')
  const entries = sitemap.matchAll(/<loc>(\S+?)<\/loc><lastmod>\d{4}-\d\d-\d\dT/g)
  expect(Array.from(entries, ([, url]) => url).toSorted()).toEqual(pages.map(urlOf).toSorted())

  const items = parseHtml(await file('/feed.xml')).parts('item')
  const ids = items.flatMap(({ texts }) => texts('guid'))
  expect(ids.toSorted()).toEqual(pages.filter(isDated).map(urlOf).toSorted())
  for (const { texts } of items) expect(texts('pubdate')).toEqual([expect.stringMatching(/ 20\d\d /)])
})

test('has security.txt, a manifest and its icons', async ({ request }) => {
  expect(await read(request, '/.well-known/security.txt')).toMatch(
    /^Contact: (mailto:\S+@|https:\/\/)\S+\nExpires: \d{4}-\d\d-\d\dT00:00:00Z\n/,
  )
  const manifest = JSON.parse(await read(request, '/manifest.webmanifest'))
  expect(manifest).toMatchObject({ name: expect.stringMatching(/\w/), start_url: '.' })
  for (const { src, sizes } of manifest.icons) {
    const icon = await (await request.get(new URL(src, `${origin}/`).pathname)).body()
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes)
  }
  const favicon = await request.get('/favicon.ico')
  expect(favicon.headers()['content-type']).toMatch(/^image\/.*icon$/)
  expect((await request.get('/apple-touch-icon.png')).ok()).toBe(true)
})

// Preset rules that don't apply here, and why.
const inReactsWay = ['attr-case', 'attribute-boolean-style', 'attribute-empty-style', 'void-style']
const exceptions: ConfigData['rules'] = {
  ...Object.fromEntries(inReactsWay.map((rule) => [rule, 'off'])),
  // IDs from React start with an underscore.
  'valid-id': ['error', { relaxed: true }],
  // Styles that turn a table into cards, or remove bullets from a list, would remove the role.
  'no-redundant-role': ['error', { exclude: 'table rowgroup row columnheader rowheader cell list'.split(' ') }],
  // The class "no-break" keeps a phone number on one line.
  'tel-non-breaking': 'off',
  // Titles end with the firm's name, which can be long.
  'long-title': 'off',
}

test('has valid HTML on every page', async () => {
  const presets = ['html-validate:recommended', 'html-validate:a11y']
  const validator = new HtmlValidate(new StaticConfigLoader({ extends: presets, rules: exceptions }))
  const site = join(folder, 'site')
  for (const file of globSync('**/*.html', { cwd: site })) {
    const html = readFileSync(join(site, file), 'utf8')
    const { results } = await validator.validateString(html)
    const messages = results.flatMap((result) => result.messages)
    const errors = messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
    // The validator doesn't report these.
    const strays = parseHtml(html).parts('dl > :not(dt, dd, div), dl > div > :not(dt, dd)')
    expect([file, ...errors, ...strays.map(({ text }) => text)]).toEqual([file])
  }
})

test('has no empty elements or unfilled placeholders', () => {
  const needWords = 'h1,h2,h3,h4,h5,h6,ul,ol,dl,li,p,a,button,figcaption,section,table,nav'
  for (const path of ['/404', ...paths]) {
    const empty = pageOf(path)
      .parts(needWords)
      .filter(({ text, parts }) => !text && parts('img, svg, input').length === 0)
      // A live region is empty until there is something to announce.
      .filter(({ values }) => values(':scope', 'aria-live').length === 0)
    expect([path, ...empty]).toEqual([path])
    const [text] = pageOf(path).texts('body')
    expect(text, path).not.toMatch(/\b(undefined|null|NaN)\b|\[object|\{[^}]*\}/)
  }
})

type Node = { '@type': string; '@id'?: string; [key: string]: unknown }

const structuredData = (path: string): Node[] =>
  JSON.parse(pageOf(path).texts('script[type="application/ld+json"]')[0] ?? '{}')['@graph']

/** Properties whose values must also be visible on the page. */
const visible =
  /^(name|unitText|legalName|slogan|telephone|(street)?address(?!country)\w*|postalCode|headline|text|description)$/i

function expectStructuredData(path: string) {
  const [page, canonical, nodes] = [pageOf(path), canonicalPath(path), structuredData(path)]
  // Text for screen readers, such as that a link opens a tab, isn't part of an answer.
  const hidden = page.texts('body a .visually-hidden')
  const text = hidden.reduce((all, each) => all.replaceAll(` ${each}`, ''), page.texts('body')[0] ?? '')
  const types = nodes.map((node) => node['@type'])
  expect(types.filter((type) => type === 'AccountingService')).toHaveLength(1)
  expect(types.filter((type) => type === 'BreadcrumbList')).toHaveLength(canonical === '/' ? 0 : 1)
  expect(JSON.stringify(nodes)).not.toMatch(/aggregateRating|"review"/)
  const ids = new Set(nodes.map((node) => node['@id']))
  // Visits every value, at any depth, with its key and its parent.
  JSON.stringify(nodes, function (this: object, key, value) {
    if (key === '@id' && Object.keys(this).length === 1) expect(ids, path).toContain(value)
    if (typeof value === 'string' && visible.test(key)) {
      expect([path, key, value, text.includes(value)]).toEqual([path, key, value, true])
    }
    if (key === '@type' && value === 'Offer') {
      // Validators read the price of an offer, or the price or minimum price in its specification.
      const offer = JSON.stringify(this)
      expect(offer, path).toContain('"priceCurrency":"USD"')
      expect(offer, path).toMatch(/"(price|minPrice)":[1-9]/)
    }
    if (typeof value === 'number' && /price$/i.test(key))
      expect([path, value, text.includes(dollars(value))]).toEqual([path, value, true])
    return value
  })
  const article = nodes.find((node) => node['@type'] === 'Article')
  expect(article !== undefined).toBe(isDated(canonical))
  if (article) {
    const { datePublished, dateModified, image } = article
    for (const date of [datePublished, dateModified]) expect(text, path).toContain(longDate(String(date)))
    expect(page.values('meta[property="og:image"]', 'content')).toEqual([image])
    const { city } = articles.find(({ id }) => canonical === `/blog/${id}`) ?? {}
    expect(article.contentLocation, path).toEqual(city && { '@type': 'City', name: city })
  }
  const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')
  if (!list) return
  const items = list.itemListElement as { name: string; item: string }[]
  const labels = page.texts('nav[aria-label="Breadcrumb"] :is(a, span)')
  expect([path, ...items.map(({ name }) => name)]).toEqual([path, ...labels])
  expect(items.at(0)?.item).toBe(urlOf('/'))
  expect(items.at(-1)?.item).toBe(urlOf(canonical))
}
