import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { joinFile, splitFile } from './split.ts'
import { putValue, writtenLike } from './write.ts'

const files = readdirSync('content', { recursive: true })
  .map(String)
  .filter((file) => /\.(yaml|md)$/.test(file))

/** The text after its values have become others. */
function rewritten(text: string, change: (value: never) => unknown): string {
  const document = parseDocument(text)
  putValue(document, change(parse(text) as never))
  return writtenLike(text, document)
}

describe('what nobody changed stays as it was typed', () => {
  test.each(files)('%s', (file) => {
    const text = readFileSync(`content/${file}`, 'utf8')
    const parts = splitFile(file, text)
    const fields = rewritten(parts.fields, (value) => structuredClone(value))
    expect(joinFile(parts, fields, parts.body?.trim() && parts.body)).toBe(text)
  })
})

const list = `# Prices. A plus sign means "starting at".
packages:
  - id: elite
    price: $9,400+ # reviewed in May
    more: []

  # the smallest
  - id: essentials
    price: "$2,500"
    more: [a, b]
`
type List = { packages: { id: string; price: string; more: unknown[]; note?: string }[] }

test('a changed value changes its own line and no other', () => {
  const next = rewritten(list, ({ packages: [first, second] }: List) => ({
    packages: [{ ...first, price: '$9,900+' }, second],
  }))
  expect(next).toBe(list.replace('$9,400+', '$9,900+'))
})

test('text is put in quotation marks only where it needs them', () => {
  const value = (price: string) =>
    rewritten(list, ({ packages: [first, ...rest] }: List) => ({
      packages: [{ ...first, price }, ...rest],
    }))
  for (const price of ['{price.x.y}', 'Now: less', '# 1', 'true', '0123', '- a', '*b*', 'x '])
    expect(parse(value(price))).toMatchObject({ packages: [{ price }, {}] })
  expect(value('from {price.x.y}')).toContain('price: from {price.x.y} # reviewed')
})

test('an entry that moves takes its remarks along; one that goes takes them away', () => {
  const swapped = rewritten(list, ({ packages }: List) => ({ packages: packages.toReversed() }))
  expect(swapped.indexOf('essentials')).toBeLessThan(swapped.indexOf('elite'))
  expect(swapped).toMatch(/# the smallest\n\s*- id: essentials/)
  expect(swapped).toMatch(/\n\n {2}- id: elite\n\s*price: \$9,400\+ # reviewed in May/)
  const gone = rewritten(list, ({ packages: [, second] }: List) => ({ packages: [second] }))
  expect(gone).not.toContain('elite')
  expect(gone).toContain('# Prices. A plus sign')
})

test('a new entry stands apart from the others as they do, and groups are written in lines', () => {
  const next = rewritten(list, ({ packages: [first, ...rest] }: List) => ({
    packages: [
      { ...first, more: [{ name: 'Consults' }] },
      ...rest,
      { id: 'new', price: '$1', more: [] },
    ],
  }))
  expect(next).toContain('more:\n      - name: Consults\n')
  expect(next).toContain('more: [a, b]\n\n  - id: new\n    price: $1\n')
})

test('a new field stands where the form has it; one that is emptied goes', () => {
  const next = rewritten(list, ({ packages: [first, ...rest] }: List) => ({
    packages: [{ id: first?.id, note: 'New', price: first?.price }, ...rest],
  }))
  expect(next).toContain('  - id: elite\n    note: New\n    price: $9,400+ # reviewed in May\n')
})

test('a changed text of a Markdown file leaves its fields alone', () => {
  const text = '---\n# remark\ntitle: "A"\n---\n\nOld.\n'
  const parts = splitFile('legal/terms.md', text)
  expect(parts).toEqual({ fields: '# remark\ntitle: "A"\n', body: '\nOld.\n' })
  expect(joinFile(parts, parts.fields, 'New.')).toBe(text.replace('Old', 'New'))
})
