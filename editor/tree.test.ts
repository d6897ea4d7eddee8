import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { asking, copyOfFirm } from '#test/helpers/firm-copy.ts'
import { pageRoutes } from './page-api.ts'
import { textsIn } from './read-files.ts'
import { treeOf } from './tree.ts'
import { treeRoutes } from './tree-api.ts'

const [accounting, cfo, faq] = [
  'services/accounting.yaml',
  'services/outsourced-cfo.yaml',
  'pages/faq.yaml',
]

function start() {
  const { dir, options, read } = copyOfFirm()
  const kept = join(dir, '.steps')
  const ask = asking({ ...treeRoutes(options, kept), ...pageRoutes(options, kept) })
  const branch = (part: string, title: string) =>
    treeOf(textsIn(dir), {})
      .find((each) => each.part === part && each.title === title)
      ?.leaves.map(({ file }) => file)
  const all = () => [...textsIn(dir)]
  const step = (request: object) => ask('POST /api/tree', request)
  const undo = (id: string) => ask('POST /api/page/undo', { id })
  return { dir, options, read, branch, all, step, undo }
}

test('every file of the folder is in the tree, pages at their places and called as there', () => {
  const { dir, branch } = start()
  const tree = treeOf(textsIn(dir), {})
  const files = tree.flatMap(({ leaves }) => leaves.map(({ file }) => file))
  expect(new Set(files)).toEqual(new Set(textsIn(dir).keys()))
  expect(tree[0]).toEqual({
    part: 'home',
    title: '',
    leaves: [{ file: 'pages/home.yaml', name: 'Home' }],
  })
  expect(branch('menu', 'About')).toEqual([
    'pages/about-our-firm.yaml',
    'pages/who-we-serve.yaml',
    faq,
  ])
  expect(tree[1]?.leaves[0]?.name).toBe('Learn about Our Firm')
  expect(branch('footer', 'Legal')).toContain('legal/terms.md')
  expect(branch('data', 'Prices')).toContain('prices/accounting.yaml')
  expect(branch('data', 'The site itself')).toContain('navigation.yaml')
})

test('page moves within its menu and into another, and back', async () => {
  const { branch, all, step, undo } = start()
  const before = all()
  const services = branch('menu', 'Services') ?? []
  const from = services.indexOf(accounting)
  const up = await step({
    act: 'place',
    file: accounting,
    part: 'menu',
    group: 'Services',
    at: from - 1,
  })
  expect(branch('menu', 'Services')).toEqual(
    services.toSpliced(from, 1).toSpliced(from - 1, 0, accounting),
  )
  expect(up.changed).toContain(accounting)
  await undo(up.id)
  expect(all()).toEqual(before)

  const over = await step({ act: 'place', file: accounting, part: 'menu', group: 'About', at: 1 })
  expect(branch('menu', 'About')?.indexOf(accounting)).toBe(1)
  expect(branch('menu', 'About')?.at(-1)).toBe(faq)
  expect(branch('menu', 'Services')).toEqual(services.filter((file) => file !== accounting))
  await undo(over.id)
  expect(all()).toEqual(before)

  const out = await step({ act: 'place', file: cfo, part: 'menu', group: '' })
  expect(branch('menu', 'Services')).not.toContain(cfo)
  await step({ act: 'place', file: cfo, part: 'menu', group: 'Services' })
  expect(branch('menu', 'Services')?.at(-1)).toBe(cfo)
  await expect(undo(out.id)).rejects.toThrow('changed since')
})

test('menu and page get other names in one step each', async () => {
  const { options, read, branch, step } = start()
  await step({ act: 'group', part: 'menu', from: 'About', to: 'Who we are' })
  expect(parse(read('navigation.yaml')).menus[0]).toBe('Who we are')
  expect(branch('menu', 'Who we are')).toContain(faq)
  await expect(
    step({ act: 'group', part: 'menu', from: 'Services', to: 'Resources' }),
  ).rejects.toThrow('already')

  await step({ act: 'name', file: faq, part: 'menu', name: 'Questions' })
  expect(parse(read(faq)).head.name).toBe('Questions')
  await step({ act: 'name', file: faq, name: 'Ask {firm}' })
  const { plain } = (await options.check()).facts.firm ?? {}
  await step({ act: 'name', file: faq, name: `Questions for ${plain}` })
  expect(parse(read(faq)).head.name).toBe('Questions for {firm}')
  // The menu has its own name for this one.
  const own = 'pages/about-our-firm.yaml'
  const { name } = parse(read(own)).head
  await step({ act: 'name', file: own, part: 'menu', name: 'Meet us' })
  expect(parse(read(own)).head).toMatchObject({ name, menu: { label: 'Meet us' } })
})

test('page is hidden, shown and copied as a draft', async () => {
  const { read, all, branch, step, undo } = start()
  const before = all()
  await step({ act: 'show', file: cfo, as: 'hidden' })
  expect(parse(read(cfo)).head.hidden).toBe(true)
  await step({ act: 'show', file: cfo, as: 'shown' })
  expect(all()).toEqual(before)

  const { file, id } = await step({ act: 'copy', file: accounting })
  expect(file).toBe('services/accounting-copy.yaml')
  expect(parse(read(file)).head).toMatchObject({ draft: true, name: 'Accounting (copy)' })
  expect(parse(read(file)).head.aliases).toBeUndefined()
  expect(branch('menu', 'Services')?.at(-1)).toBe(file)
  await undo(id)
  expect(all()).toEqual(before)
})

test('request that says too little or names no page is refused', async () => {
  const { all, step } = start()
  const before = all()
  for (const request of [
    {},
    { act: 'constructor', file: faq },
    { act: 'place', file: faq, part: 'head', group: 'About' },
    { act: 'place', file: faq, part: 'menu', group: 'Nowhere' },
    { act: 'place', file: faq, part: 'menu', group: 'About', at: 'first' },
    { act: 'show', file: faq, as: 'gone' },
    { act: 'copy', file: '../evil.yaml' },
    { act: 'name', file: 'firm.yaml', name: 'x' },
    { act: 'name', file: faq, name: ' ' },
  ])
    await expect(step(request), JSON.stringify(request)).rejects.toThrow()
  expect(all()).toEqual(before)
})
