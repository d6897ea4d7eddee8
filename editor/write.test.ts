import { expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { writtenLike } from '#app/content/engine/written.ts'
import { joinFile, putValue, splitFile } from './write.ts'

/** The text after its values have changed. */
function rewritten(text: string, change: (value: never) => unknown): string {
  const document = parseDocument(text)
  putValue(document, change(parse(text) as never))
  return writtenLike(text, document)
}

test.each([
  ['comments', '# Top\n\na: 1 # beside\n\n# b: later\n\nc:\n  # first\n  - d\n\n  - e\n'],
  ['quotation marks', `a: "x"\nb: 'y'\nc: "{fact} and: more"\nd: 'It''s "quoted"'\n`],
  ['numbers and dates', 'a: 1.50\nc: 2026-11\nd: 2026-11-15\ne: 1_000\nf: true\n'],
  ['a long line', `a: ${'many words '.repeat(40).trim()}\nb: 1\n`],
  ['lists on one line', 'a: [x, y]\nb:\n  - c: []\n    d: [z]\n'],
  ['groups on one line', 'a: { day: "#fff", night: "#000" } # paper\nb:\n  - { c: 1, d: 2 }\n'],
  ['both on one line', 'a: { b: [x, y], c: 1 }\nd: [e, { f: g }]\n'],
  ['text over several lines', 'a: |\n  one\n  two\n\n  three\nb: 1\n'],
  ['a list inside a list', 'a:\n  - b:\n      - c\n      - d: e\n        f: g\n'],
])('unchanged file keeps %s', (_, text) => {
  expect(rewritten(text, (value) => structuredClone(value))).toBe(text)
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

test('text gets quotation marks only where it needs them', () => {
  const value = (price: string) =>
    rewritten(list, ({ packages: [first, ...rest] }: List) => ({
      packages: [{ ...first, price }, ...rest],
    }))
  for (const price of ['{price.x.y}', 'Now: less', '# 1', 'true', '0123', '- a', '*b*', 'x '])
    expect(parse(value(price))).toMatchObject({ packages: [{ price }, {}] })
  expect(value('from {price.x.y}')).toContain('price: from {price.x.y} # reviewed')
  const long = 'Two weeks:\n\n- one for us\n- one for you'
  for (const note of [long, long.replace(':', '')])
    expect(parse(rewritten('note: Two weeks.\n', () => ({ note })))).toEqual({ note })
})

test('entry that moves keeps its comments; one that is removed takes them along', () => {
  const swapped = rewritten(list, ({ packages }: List) => ({ packages: packages.toReversed() }))
  expect(swapped.indexOf('essentials')).toBeLessThan(swapped.indexOf('elite'))
  expect(swapped).toMatch(/# the smallest\n\s*- id: essentials/)
  expect(swapped).toMatch(/\n\n {2}- id: elite\n\s*price: \$9,400\+ # reviewed in May/)
  const gone = rewritten(list, ({ packages: [, second] }: List) => ({ packages: [second] }))
  expect(gone).not.toContain('elite')
  expect(gone).toContain('# Prices. A plus sign')
})

test('new entry is spaced like the others, and groups are written in lines', () => {
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

test('new field is written in the order of the form; an emptied one is removed', () => {
  const next = rewritten(list, ({ packages: [first, ...rest] }: List) => ({
    packages: [{ id: first?.id, note: 'New', price: first?.price }, ...rest],
  }))
  expect(next).toContain('  - id: elite\n    note: New\n    price: $9,400+ # reviewed in May\n')
})

const page = `blocks:
  # above the title
  - block: hero
    heading: A

  # for the bank
  - block: text
    heading: B # beside

  # the promise
  - block: guarantee
    heading: C
`
type Page = { blocks: { block: string; heading: string }[] }

test('block keeps its comments when another is removed or added while it changes', () => {
  const next = rewritten(page, ({ blocks: [hero, , last] }: Page) => ({
    blocks: [hero, { block: 'news' }, { ...last, heading: 'D' }],
  }))
  expect(next).toBe(`blocks:
  # above the title
  - block: hero
    heading: A

  - block: news

  # the promise
  - block: guarantee
    heading: D
`)
})

test('new page has an empty line above each of its blocks', () => {
  const next = rewritten('', () => ({ a: 1, blocks: [{ block: 'hero' }, { block: 'news' }] }))
  expect(next).toBe('a: 1\n\nblocks:\n  - block: hero\n\n  - block: news\n')
})

test('text of a Markdown file and its fields change each by itself', () => {
  const text = '---\n# comment\ntitle: "A"\n---\n\n\nOld. \n\n'
  const parts = splitFile('legal/terms.md', text)
  expect(parts).toEqual({ fields: '# comment\ntitle: "A"\n', body: '\n\nOld. \n\n' })
  expect(joinFile(parts, 'title: B\n', '\n\nOld.')).toBe('---\ntitle: B\n---\n\n\nOld. \n\n')
  expect(joinFile(parts, parts.fields, 'New.')).toBe('---\n# comment\ntitle: "A"\n---\n\nNew.\n')
})
