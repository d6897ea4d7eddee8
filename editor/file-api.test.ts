import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { price, slug, text } from '#app/content/engine/fields.ts'
import { loadContent } from '#app/content/engine/load.ts'
import { formatPrice } from '#app/lib/money.ts'
import { fileApi } from './file-api.ts'
import { rejectForeignRequest } from './plugin.ts'
import type { Opened } from './types.ts'

const prices = 'prices/tax-planning.yaml'
const article = 'articles/dallas-texas-cpa.md'

const files = {
  [prices]: `# Planning packages.
packages:
  - id: elite
    price: $7,000+ # reviewed in May
  - id: essentials
    price: $2,000
`,
  'team.yaml': 'summary: Two CPAs; plans from {price.elite}.\n',
  [article]: '---\ncity: Dallas # as in the title\n---\n\nThe text.\n',
  'images/x.png': '',
}

const priceFile = z.strictObject({ packages: z.array(z.strictObject({ id: slug, price })) })
const collections = [
  { pattern: prices, schema: priceFile, what: 'planning prices' },
  {
    pattern: 'team.yaml',
    schema: z.strictObject({ summary: text({ max: 60 }) }),
    what: 'the team',
  },
  {
    pattern: 'articles/*.md',
    schema: z.strictObject({ city: text({ max: 20 }), body: z.string() }),
    what: 'an article',
  },
]

function start() {
  const dir = mkdtempSync(join(tmpdir(), 'editor-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), content)
  }
  const api = fileApi({
    dir,
    collections,
    onSaved: () => undefined,
    check: async (drafts) =>
      loadContent({
        dir,
        collections,
        paths: () => ['/', '/pricing'],
        factSources: [prices],
        facts: (data) => {
          const { packages } = data.get(prices) as z.infer<typeof priceFile>
          return Object.fromEntries(
            packages.map((each) => [`price.${each.id}`, formatPrice(each.price)]),
          )
        },
        ...(drafts && { drafts }),
      }),
  })
  async function open(file: string): Promise<Opened> {
    const opened = await api.open(file)
    if (!opened) throw new Error(`There is no ${file}.`)
    return opened
  }
  return {
    dir,
    read: (file: string) => readFileSync(join(dir, file), 'utf8'),
    ...api,
    open,
    find: api.open,
  }
}

type Prices = { packages: { price: string }[] }

function withPrice({ form }: Opened, newPrice: string): Prices {
  const value = structuredClone(form?.value) as Prices
  if (value.packages[0]) value.packages[0].price = newPrice
  return value
}

test('valid change is written, and nothing else changes', async () => {
  const { open, save, read } = start()
  const opened = await open(prices)
  const { file, version, page } = opened
  expect(page).toBe('/pricing#tax-planning')
  const answer = await save({ file, version, value: withPrice(opened, '$9,900+') })
  expect(answer).toMatchObject({ saved: true })
  expect(read(prices)).toBe(files[prices]?.replace('$7,000+', '$9,900+'))
})

test('invalid change is rejected with the message of the content check, and nothing is written', async () => {
  const { open, save, read } = start()
  const opened = await open(prices)
  const { file, version, text: before } = opened
  expect(await save({ file, version, value: withPrice(opened, '$9.900') })).toMatchObject({
    saved: false,
    problems: [{ file, field: 'packages, item 1, price', found: '"$9.900"', line: 4 }],
  })
  expect(read(prices)).toBe(before)
})

test('change that breaks another file is rejected', async () => {
  const { open, save, read } = start()
  const { file, version, text: before } = await open(prices)
  const answer = await save({ file, version, text: before.replace('id: elite', 'id: top') })
  expect(answer).toMatchObject({ saved: false, problems: [{ file: 'team.yaml' }] })
  expect(JSON.stringify(answer)).toContain('price.elite')
  expect(read(prices)).toBe(before)
})

test('file that was changed elsewhere meanwhile is not overwritten', async () => {
  const { dir, open, save, read } = start()
  const opened = await open(prices)
  writeFileSync(join(dir, prices), `${opened.text}# by hand\n`)
  const value = withPrice(opened, '$9,900+')
  expect(await save({ file: prices, version: opened.version, value })).toMatchObject({
    saved: false,
    why: expect.stringContaining('changed by something else'),
  })
  expect(read(prices)).toContain('# by hand')
})

test('broken file opens as text, can be mended there, and does not block the others', async () => {
  const { dir, open, save, overview } = start()
  const valid = (await open(article)).text
  writeFileSync(join(dir, article), valid.replace('city: Dallas', 'city: [Dallas'))
  const broken = await open(article)
  expect(broken.form).toBeUndefined()
  expect((await overview()).problems).toMatchObject([{ file: article }])

  const opened = await open('team.yaml')
  const changed = opened.text.replace('Two', 'Three')
  expect(await save({ file: 'team.yaml', version: opened.version, text: changed })).toMatchObject({
    saved: true,
  })
  const { file, version } = broken
  expect(await save({ file, version, text: valid })).toMatchObject({ saved: true })
  expect((await overview()).problems).toEqual([])
})

test('changed field of an article leaves its text alone', async () => {
  const { open, save, read } = start()
  const { version, form, text: before } = await open(article)
  const value = form?.value as { city: string; body: string }
  expect(await save({ file: article, version, value: { ...value, city: 'Waco' } })).toMatchObject({
    saved: true,
  })
  expect(read(article)).toBe(before.replace('city: Dallas', 'city: Waco'))
})

test('overview lists files once, with the facts and images', async () => {
  const { overview } = start()
  expect(await overview()).toMatchObject({
    files: [
      { file: prices, what: 'planning prices' },
      { file: 'team.yaml', what: 'the team' },
      { file: article, what: 'an article' },
    ],
    facts: { 'price.elite': '$7,000+', 'price.essentials': '$2,000' },
    images: ['x.png'],
    problems: [],
  })
})

test('only files of the content folder that a collection names can be opened or written', async () => {
  const { dir, find, save } = start()
  writeFileSync(join(dir, '.secret.yaml'), 'a: 1')
  writeFileSync(join(dir, 'notes.txt'), 'a')
  const names = ['../package.json', '/etc/passwd', '.secret.yaml', 'notes.txt', 'images/x.png']
  for (const file of [...names, 'articles/../team.yaml', '', '__proto__']) {
    expect(await find(file), file).toBeUndefined()
    expect(await save({ file, version: '', text: 'x' }), file).toBeUndefined()
  }
})

test('requests of other sites are rejected', () => {
  const json = { host: '127.0.0.1:5174', 'content-type': 'application/json' }
  const own = { ...json, origin: 'http://127.0.0.1:5174' }
  expect(
    rejectForeignRequest({ method: 'GET', headers: { host: 'localhost:5174' } }),
  ).toBeUndefined()
  expect(rejectForeignRequest({ method: 'POST', headers: own })).toBeUndefined()
  for (const [method, headers] of [
    ['GET', { host: 'evil.example:5174' }], // a name that resolves to this machine
    ['GET', {}],
    ['POST', json],
    ['POST', { ...own, origin: 'https://evil.example' }],
    ['POST', { ...own, origin: 'http://127.0.0.1:9999' }],
    ['POST', { ...own, 'content-type': 'text/plain' }], // what a form of another site could send
    ['PUT', own],
  ] as const) {
    expect(rejectForeignRequest({ method, headers }), JSON.stringify(headers)).toBeTypeOf('string')
  }
})
