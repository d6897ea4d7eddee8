import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { blockNamed } from '#app/blocks/index.ts'
import { once } from '#app/content/check-blocks.ts'
import { listContent } from '#app/content/engine/files.ts'
import { textOf } from '#test/changed-folder.ts'
import { testFirmDir } from '#test/firm-content.ts'
import { homeWith, usual, type Values } from '#test/home-with.ts'

const text = { block: 'text', id: 'news', heading: 'A new office', text: ['It opens in *May*.'] }
const names = (count: number) => Array.from({ length: count }, (_, index) => `Name ${index}`)

test('a page has the blocks of its list, in their order', async () => {
  const { problems, main } = await homeWith(
    usual('hero'),
    usual('questions'),
    usual('signs', { items: names(3) }),
    text,
    usual('figures', { show: ['states'] }),
    usual('stories'),
  )
  expect(problems).toEqual([])
  const order = ['hero', 'questions', 'signs', 'news', 'figures', 'stories']
  expect(main.values('section', 'id')).toEqual(order)
  // Of two tinted blocks side by side only the first is tinted.
  const tones = ['alternate', 'plain', 'plain', 'alternate']
  expect(main.values('[data-tone]', 'data-tone')).toEqual(tones)
  expect(main.texts('#news em')).toEqual(['May'])
  expect(main.parts('use[href="#petal"]')).toHaveLength(3)
  expect(main.text).toContain('of 3')
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
  async (from) => {
    const list = kinds.slice(from, from + third)
    const { problems, main } = await homeWith(
      usual('hero'),
      ...list,
      ...list.filter(({ block }) => !once.includes(block)).map(({ id, ...copied }) => copied),
    )
    expect(problems).toEqual([])
    const ids = main.values('[id]', 'id')
    expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([])
    const named = [
      ...main.values('a[href^="#"]', 'href').map((href) => href.slice(1)),
      ...main.values('[aria-labelledby]', 'aria-labelledby').flatMap((each) => each.split(' ')),
    ]
    expect(named.filter((id) => !ids.includes(id))).toEqual([])
  },
)

test('a block that there is not is said with its place', async () => {
  const { problems } = await homeWith(usual('hero'), { block: 'servces' })
  const field = 'blocks, item 2 (servces), block'
  expect(problems).toMatchObject([{ file: 'pages/home.yaml', field }])
})
