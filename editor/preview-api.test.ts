import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listContent } from '#app/content/engine/files.ts'
import { valueAt } from '#app/content/engine/problem.ts'
import { render } from '#app/site/render.tsx'
import { testFirmDir as dir } from '#test/firm-content.ts'
import { fileRoutes } from './file-api.ts'
import { previewRoutes } from './preview-api.ts'
import type { Reply } from './reply.ts'
import { editedSite } from './site.ts'
import type { Previewed } from './types.ts'

const parts = { inlineScript: 'a()', modules: [], styles: '.a{color:red}', fonts: [] }
const { check, show } = editedSite(dir, {
  program: { render },
  partsFor: () => () => parts,
  script: async () => undefined,
})
const routes = previewRoutes({ dir, check, show })
const ask = async (name: keyof typeof routes, body?: unknown, query = {}) =>
  routes[name]({ query: new URLSearchParams(query), body })

async function preview(page = '', drafts: unknown = {}) {
  const answer = await ask('POST /api/preview', { page, drafts })
  const { id = '', problems } = answer.value as Previewed
  const { value, policy }: Partial<Reply> = id ? await ask('GET /preview', undefined, { id }) : {}
  return { problems, html: value, policy }
}

const [plain, news] = ['plain/precios.md', 'plain/new-office-hours.md']
const later = `published: ${new Date().getFullYear() + 1}-12-31`

test.each<[string, string, string, string | RegExp, string, string]>([
  ['a draft', '/precios', plain, 'head:', 'head:\n  draft: true', '/precios"'],
  ['a page of a later day', '/new-office-hours', news, /published: .*/, later, '/new-office'],
  ['an address being changed', '/precios', plain, 'head:', 'head:\n  address: a-b', '/a-b"'],
  ['what is not there', '/no-such-page', plain, '', '', 'Oops! Page not found'],
])('a preview shows %s', async (_, page, file, before, after, shown) => {
  const text = readFileSync(join(dir, file), 'utf8').replace(before, after)
  const { html, problems } = await preview(page, { [file]: { text } })
  expect(problems).toEqual([])
  expect(html).toContain(shown)
})

test('a preview may run and style no more than a page may, and only the editor frames it', async () => {
  const { policy } = await preview('/')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
})

test('other names than those of content files are not read', async () => {
  const { html } = await preview('/', {
    '../package.json': { text: 'x' },
    __proto__: { text: 'x' },
  })
  expect(html).toBeDefined()
})

test.each([null, 'x', {}, { page: '/', drafts: null }, { page: 1, drafts: {} }])(
  'a request of another shape, %j, is refused',
  async (body) => {
    await expect(ask('POST /api/preview', body)).rejects.toMatchObject({ status: 400 })
  },
)

test.each([
  ['pages/faq.yaml/blocks/0/sentence', '/faq'],
  ['pages/faq.yaml', '/faq'],
  ['prices/tax-planning.yaml/packages/1/additionalCosts', '/pricing'],
  ['firm.yaml/pricesEffective', '/pricing'],
  ['interface.yaml/error/heading', '/500'],
  ['interface.yaml/notFound/heading', '/404'],
  ['redirects.yaml/redirects/0/from', ''],
])('%s is shown on "%s"', async (field, page) => {
  expect((await ask('GET /api/page-of', undefined, { field })).value).toBe(page)
})

test.each([
  ['services/accounting.yaml', '/accounting'],
  ['prices/tax-planning.yaml', '/pricing'],
  ['team.yaml', '/about-our-firm'],
  ['firm.yaml', '/contact'],
  ['redirects.yaml', '/'],
])('%s opens beside the page %s', async (name, page) => {
  const files = fileRoutes({ dir, check }, join(dir, '.steps'))
  const { value } = await files['GET /api/file']({ query: new URLSearchParams({ name }), body: '' })
  expect(value.page).toBe(page)
})

test('every file opens beside a page that is shown', async () => {
  const files = fileRoutes({ dir, check }, join(dir, '.steps'))
  const { paths } = await check()
  for (const name of listContent(dir).files) {
    const query = new URLSearchParams({ name })
    const { value } = await files['GET /api/file']({ query, body: '' })
    expect(paths, name).toContain(value.page)
    expect((await preview(value.page)).html, name).toContain('<h1')
  }
})

const fieldPattern = / data-field="([^"]*)"/

test.each([
  ['/pricing', /<p[^>]*>\$6,000\+/, 'prices/tax-planning.yaml/packages/0/price'],
  ['/blog/dallas-texas-cpa', /<time[^>]*>August 3, 2026/, 'articles/dallas-texas-cpa.md/published'],
  [
    '/accounting',
    /<img[^>]* alt="A ledger that lies open"/,
    'services/accounting.yaml/blocks/0/picture',
  ],
  ['/pricing', /<button[^>]*>Calculate/, 'pages/pricing.yaml/blocks/4/button'],
  ['/about', /<h1[^>]*>Alder &amp; Finch, since/, 'pages/about.yaml/blocks/0/heading'],
  ['/404', /<h1[^>]*>Oops!/, 'interface.yaml/notFound/heading'],
])('on %s what matches %s leads to %s', async (page, element, field) => {
  const { html } = await preview(page)
  const [, fields = ''] = fieldPattern.exec(element.exec(`${html}`)?.[0] ?? '') ?? []
  expect(fields.split('\n')[0]).toBe(field)
})

test('a price in a sentence leads to its own field', async () => {
  const { html } = await preview('/pricing')
  const [tag = ''] = /<p[^>]*>You tell us what you own, for/.exec(`${html}`) ?? []
  const [, fields = ''] = fieldPattern.exec(tag) ?? []
  const [, length, name] = / data-runs="(\d+):0 \d+:(\d+) /.exec(tag) ?? []
  expect(Number(length)).toBe('You tell us what you own, for '.length)
  expect(fields.split('\n')[Number(name)]).toMatch(/^prices\/additional\.yaml\/.*\/price$/)
})

test('a line of a long text is named beside its field', async () => {
  const { html } = await preview('/blog/dallas-texas-cpa')
  const [heading = ''] = /<h2[^>]*>The bill/.exec(`${html}`) ?? []
  const { sources } = await check()
  const body = valueAt(sources.get('articles/dallas-texas-cpa.md')?.value, ['body'])
  const line = `${body}`.split('\n').indexOf('## The bill') + 1
  expect(heading).toContain(`data-field="articles/dallas-texas-cpa.md/body:${line}"`)
})

test('a preview is the page of visitors but for the names of fields and its own styles', async () => {
  const { html } = await preview('/pricing')
  const { passed } = await check()
  const page = passed?.pages.find((each) => each.page.path === '/pricing')
  const bare = `${html}`.replaceAll(/ data-(?:field|runs)="[^"]*"/g, '')
  expect(bare.replace(/<style>(?:(?!<style>).)*<\/style><\/head>/s, '</head>')).toBe(page?.html)
})
