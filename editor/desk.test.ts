import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { contentOptions } from '#app/content/plugin.ts'
import { desk } from './desk.ts'
import { refusal } from './guard.ts'
import type { Opened } from './types.ts'

function start() {
  const dir = mkdtempSync(join(tmpdir(), 'desk-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  cpSync('content', dir, { recursive: true })
  const read = (file: string) => readFileSync(join(dir, file), 'utf8')
  return { dir, read, ...desk(() => contentOptions(dir)) }
}

type Prices = { packages: { price: string }[] }
const prices = 'prices/tax-planning.yaml'

function withPrice({ form }: Opened, price: string): Prices {
  const value = structuredClone(form?.value) as Prices
  if (value.packages[0]) value.packages[0].price = price
  return value
}

test('a sound change is written, and only it', () => {
  const { open, save, read } = start()
  const opened = open(prices) as Opened
  const { file, version, page } = opened
  expect(page).toBe('/pricing#tax-planning')
  const answer = save({ file, version, value: withPrice(opened, '$9,900+') })
  expect(answer).toMatchObject({ saved: true })
  expect(read(prices)).toBe(opened.text.replace('$9,400+', '$9,900+'))
})

test('a mistake is refused in the words of the content check, and nothing is written', () => {
  const { open, save, read } = start()
  const opened = open(prices) as Opened
  const { file, version, text } = opened
  expect(save({ file, version, value: withPrice(opened, '$9.900') })).toMatchObject({
    saved: false,
    problems: [{ file, field: 'packages, item 1, price', found: '"$9.900"', line: 6 }],
  })
  expect(read(prices)).toBe(text)
})

test('what a change would break in another file is refused too', () => {
  const { open, save, read } = start()
  const { file, version, text } = open(prices) as Opened
  const answer = save({ file, version, text: text.replace('id: elite', 'id: top') })
  expect(answer).toMatchObject({ saved: false })
  expect(answer?.saved === false && answer.problems.length).toBeGreaterThan(0)
  expect(JSON.stringify(answer)).toContain('price.tax-planning.elite')
  expect(read(prices)).toBe(text)
})

test('a file that was changed elsewhere meanwhile is not overwritten', () => {
  const { dir, open, save, read } = start()
  const opened = open(prices) as Opened
  writeFileSync(join(dir, prices), `${opened.text}# by hand\n`)
  const value = withPrice(opened, '$9,900+')
  expect(save({ file: prices, version: opened.version, value })).toMatchObject({
    saved: false,
    why: expect.stringContaining('changed by something else'),
  })
  expect(read(prices)).toContain('# by hand')
})

test('a broken file opens as text, can be mended there, and does not block the others', () => {
  const { dir, open, save, overview } = start()
  const sound = (open('guarantee.yaml') as Opened).text
  writeFileSync(join(dir, 'guarantee.yaml'), `${sound}\ttab: 1\n`)
  const broken = open('guarantee.yaml') as Opened
  expect(broken.form).toBeUndefined()
  expect(overview().problems).toMatchObject([{ file: 'guarantee.yaml' }])

  const opened = open('team.yaml') as Opened
  const text = opened.text.replace('a bookkeeper', 'a senior bookkeeper')
  expect(save({ file: 'team.yaml', version: opened.version, text })).toMatchObject({ saved: true })
  const { file, version } = broken
  expect(save({ file, version, text: sound })).toMatchObject({ saved: true })
  expect(overview().problems).toEqual([])
})

test('an article keeps its text when a field changes, and its fields when the text does', () => {
  const { open, save, read } = start()
  const file = 'articles/dallas-texas-cpa.md'
  const { version, form, text } = open(file) as Opened
  const value = form?.value as { city: string; body: string }
  expect(save({ file, version, value: { ...value, city: 'Fort Worth' } })?.saved).toBe(true)
  expect(read(file)).toBe(text.replace('city: Dallas', 'city: Fort Worth'))
})

test('only files of the content folder that the site knows can be opened or written', () => {
  const { dir, open, save, overview } = start()
  writeFileSync(join(dir, '.secret.yaml'), 'a: 1')
  writeFileSync(join(dir, 'notes.txt'), 'a')
  const names = ['../package.json', '/etc/passwd', '.secret.yaml', 'notes.txt', 'images/x.png']
  for (const file of [...names, 'services/../firm.yaml', '', '__proto__']) {
    expect(open(file), file).toBeUndefined()
    expect(save({ file, version: '', text: 'x' }), file).toBeUndefined()
  }
  const listed = overview().files.map(({ file }) => file)
  expect(new Set(listed).size).toBe(listed.length)
  expect(listed).toContain('services/accounting.yaml')
})

test('requests from elsewhere are refused', () => {
  const json = { host: '127.0.0.1:5174', 'content-type': 'application/json' }
  const own = { ...json, origin: 'http://127.0.0.1:5174' }
  expect(refusal({ method: 'GET', headers: { host: 'localhost:5174' } })).toBeUndefined()
  expect(refusal({ method: 'POST', headers: own })).toBeUndefined()
  for (const [method, headers] of [
    ['GET', { host: 'evil.example:5174' }], // a name that was pointed at this machine
    ['GET', {}],
    ['POST', json],
    ['POST', { ...own, origin: 'https://evil.example' }],
    ['POST', { ...own, origin: 'http://127.0.0.1:9999' }],
    ['POST', { ...own, 'content-type': 'text/plain' }], // what a form of another site could send
    ['PUT', own],
  ] as const) {
    expect(refusal({ method, headers }), JSON.stringify(headers)).toBeTypeOf('string')
  }
})
