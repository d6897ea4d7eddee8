import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { render } from '#app/site/render.tsx'
import { testFirmDir } from '#test/firm-content.ts'
import { previewRoutes } from './preview-api.ts'
import { editedSite } from './site.ts'
import type { Drafts, Previewed, Texts } from './types.ts'

const styles = '.a{color:red}'
const parts = { inlineScript: 'a()', modules: [], styles, fonts: [] }

type Seen = Omit<Previewed, 'id'> & { html?: string; policy?: string | undefined }

function start() {
  const dir = mkdtempSync(join(tmpdir(), 'preview-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  cpSync(testFirmDir, dir, { recursive: true })
  const { check, show, forget } = editedSite(dir, {
    program: { render },
    partsFor: () => () => parts,
    script: async () => undefined,
  })
  const routes = previewRoutes({ dir, check, show, onSaved: forget })
  const ask = async (name: string, body?: unknown, id = '') => {
    const reply = await routes[name]?.({ query: new URLSearchParams({ id }), body })
    if (!reply) throw new Error(`There is no route ${name}.`)
    return reply
  }

  return {
    ask,
    write(file: string, change: (text: string) => string) {
      writeFileSync(join(dir, file), change(readFileSync(join(dir, file), 'utf8')))
      forget()
    },
    async preview(page: string, drafts: Drafts = {}): Promise<Seen> {
      const { value } = await ask('POST /api/preview', { page, drafts })
      const { id, ...answer } = value as Previewed
      if (!id) return answer
      const reply = await ask('GET /preview', undefined, id)
      return { ...answer, html: `${reply.value}`, policy: reply.policy }
    },
  }
}

const typed = (file: string) => readFileSync(join(testFirmDir, file), 'utf8')

test('a page is shown with what is typed, and nothing is written', async () => {
  const { preview } = start()
  const file = 'pages/about.yaml'
  const text = typed(file).replace('heading: What we want', 'heading: What we hope')
  const { html, problems, texts } = await preview('/about', { [file]: { text } })
  expect(problems).toEqual([])
  expect(html).toContain('What we hope')
  expect(texts).toContainEqual({ file, path: ['mission', 'heading'], words: 'What we hope' })
  expect((await preview('/about')).html).not.toContain('What we hope')
})

test('drafts with problems have no page', async () => {
  const { preview } = start()
  const answer = await preview('/faq', { 'pages/faq.yaml': { value: { head: {} } } })
  expect(answer).not.toHaveProperty('html')
  expect(answer.problems[0]).toMatchObject({ file: 'pages/faq.yaml' })
})

test.each([
  ['a draft', 'plain/precios.md', /head:\n/, 'head:\n  draft: true\n'],
  [
    'a page of a later day',
    'plain/new-office-hours.md',
    /published: .*/,
    `published: ${new Date().getFullYear() + 1}-12-31`,
  ],
])('%s is shown as if it were published', async (_, file, before, after) => {
  const { preview, write, ask } = start()
  write(file, (text) => text.replace(before, after))
  const { pages } = (await ask('GET /api/texts')).value as Texts
  const { html, problems } = await preview(pages[file] ?? '')
  expect(problems).toEqual([])
  expect(html).toContain(pages[file])
})

test('a page whose address is being changed is still shown', async () => {
  const file = 'plain/precios.md'
  const text = typed(file).replace('head:\n', 'head:\n  address: tarifas\n')
  const { html } = await start().preview('/precios', { [file]: { text } })
  expect(html).toContain('/tarifas"')
})

test.each([
  ['/404', 'Oops! Page not found'],
  ['/no-such-page', 'Oops! Page not found'],
])('%s shows the page of what is not there', async (page, words) => {
  expect((await start().preview(page)).html).toContain(words)
})

test('a preview may run and style no more than a page may, and only the editor frames it', async () => {
  const { policy } = await start().preview('/')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  expect(policy?.match(/'sha256-/g)).toHaveLength(2)
})

test('other names than those of content files are not read', async () => {
  const { html, problems } = await start().preview('/', {
    '../package.json': { text: 'x' },
    __proto__: { text: 'x' },
  })
  expect(problems).toEqual([])
  expect(html).toBeDefined()
})

test.each([[null], ['x'], [{}], [{ page: '/', drafts: null }], [{ page: 1, drafts: {} }]])(
  'a request of another shape, %j, is refused',
  async (body) => {
    await expect(start().ask('POST /api/preview', body)).rejects.toMatchObject({ status: 400 })
  },
)

test('every text names a page that shows it, its own if it can', async () => {
  const { texts, pages } = (await start().ask('GET /api/texts')).value as Texts
  const pageOf = (name: string) =>
    texts.find(({ file, path }) => [file, ...path].join('/') === name)?.page
  expect(pages['pages/faq.yaml']).toBe('/faq')
  expect(pageOf('pages/faq.yaml/sentence')).toBe('/faq')
  expect(pageOf('firm.yaml/phone')).toBe('/contact')
  expect(pageOf('redirects.yaml/redirects/0/from')).toBeUndefined()
})
