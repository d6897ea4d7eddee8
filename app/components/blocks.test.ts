import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { blockNamed } from '#app/blocks/index.ts'
import { once } from '#app/content/check-blocks.ts'
import { listContent } from '#app/content/engine/files.ts'
import { textOf } from '#test/changed-folder.ts'
import { testFirmDir } from '#test/firm-content.ts'
import { chosen, homeWith, type Values } from '#test/home-with.ts'
import { covers } from '#test/requirements.ts'

const text = { block: 'text', id: 'news', heading: 'A new office', text: ['It opens in *May*.'] }
const names = (count: number) => Array.from({ length: count }, (_, index) => `Name ${index}`)

function all(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, found = '']) => found)
}

test('a page has the blocks of its list, in their order', covers('home-sections'), async () => {
  const { problems, home } = await homeWith((blocks) => {
    const usual = chosen(blocks)
    return [
      usual('hero'),
      usual('questions'),
      usual('signs', { items: names(3) }),
      text,
      usual('figures', { show: ['states'] }),
      usual('stories'),
    ]
  })
  expect(problems).toEqual([])
  expect(all(home, /<section id="([\w-]+)"/g)).toEqual([
    'hero',
    'questions',
    'signs',
    'news',
    'figures',
    'stories',
  ])
  // Of two tinted blocks side by side only the first is tinted.
  expect(all(home, /data-tone="(\w+)"/g)).toEqual(['alternate', 'plain', 'plain', 'alternate'])
  expect(home).toContain('<em>May</em>')
  expect(all(home, /<use href="#(petal)"/g)).toHaveLength(3)
  expect(home).toContain('of 3')
})

/** One of each kind that the pages of the test firm have. */
const kinds = [
  ...new Map(
    listContent(testFirmDir)
      .files.filter((file) => /^(pages|services)\//.test(file))
      .flatMap((file): Values[] => parse(textOf(file)).blocks)
      .map((value) => [value.block, value]),
  ).values(),
].filter(({ block }) => !blockNamed(block)?.top)
const third = Math.ceil(kinds.length / 3)

test.each([0, third, 2 * third])(
  'a block that is there twice has no id twice, from kind %d',
  covers('home-sections'),
  async (from) => {
    const list = kinds.slice(from, from + third)
    const { problems, home } = await homeWith((blocks) => [
      ...blocks.slice(0, 1),
      ...list,
      ...list.filter(({ block }) => !once.includes(block)).map(({ id, ...copied }) => copied),
    ])
    expect(problems).toEqual([])
    const ids = all(home, / id="([^"]+)"/g)
    expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([])
    const named = all(home, / (?:href="#|aria-labelledby=")([^"]+)"/g)
    expect(named.flatMap((each) => each.split(' ')).filter((id) => !ids.includes(id))).toEqual([])
  },
)

test('a block that there is not is said with its place', covers('home-sections'), async () => {
  const { problems } = await homeWith((blocks) => [...blocks, { block: 'servces' }])
  expect(problems).toMatchObject([{ file: 'pages/home.yaml', field: 'blocks, item 13 (servces), block' }])
})
