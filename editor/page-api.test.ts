import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Drafts } from '#app/content/engine/load.ts'
import { render } from '#app/site/render.tsx'
import { gate } from '#build/gate.ts'
import { asking, copyOfFirm } from '#test/helpers/firm-copy.ts'
import { pageRoutes } from './page-api.ts'
import type { PagePlan } from './types.ts'
import { gateWrite } from './write-files.ts'

/** With the gate of the build, because only rendered pages have places that links lead to. */
function start() {
  const { dir, read } = copyOfFirm()
  const check = async (drafts?: Drafts) =>
    gate({ dir, program: { render }, ...(drafts && { drafts }) })
  const options = { dir, check, onSaved: () => undefined }
  const redirects = () => parse(read('redirects.yaml')).redirects
  const ask = asking(pageRoutes(options))
  return {
    dir,
    read,
    redirects,
    check,
    options,
    plan: (wish: object): Promise<PagePlan> => ask('POST /api/page/plan', wish),
    move: (wish: object) => ask('POST /api/page', wish),
    undo: () => ask('POST /api/page/undo'),
  }
}

const article = 'articles/dallas-texas-cpa.md'
const service = 'services/business-formation.yaml'

test('page with a new address takes links and visitors along, and gets its old one back', async () => {
  const { read, redirects, move, plan, check } = start()
  const file = 'services/tax-planning.yaml'
  const before = read(file)
  const { address, to, follows } = await plan({ file, name: 'Planning Ahead' })
  expect([address, to]).toEqual(['/tax-planning', '/planning-ahead'])
  expect(follows).toContainEqual({
    file: 'pages/about.yaml',
    path: ['serve', 'needs', 'items', 0, 'to'],
    words: expect.stringContaining('I want to know my tax now.'),
    to,
  })
  expect(read(file)).toBe(before)

  expect(await move({ file, name: 'Planning Ahead' })).toEqual({ file })
  expect(read('faq.yaml')).toContain('[planning](/planning-ahead#questions)')
  expect(read(article)).toContain('a [page](/planning-ahead), a [place]')
  expect(read('pages/home.yaml')).toContain('(/pricing#tax-planning)')
  expect(redirects()[0]).toEqual({ from: '/Services/Tax.html', to })
  expect(redirects().at(-1)).toEqual({ from: '/tax-planning', to })

  await move({ file, name: 'tax-planning' })
  expect(redirects().at(-1)).toEqual({ from: to, to: address })
  expect(redirects()).not.toContainEqual({ from: address, to: expect.anything() })
  const { problems, paths } = await check()
  expect(problems).toEqual([])
  expect(paths).toContain(address)
})

test('deleted service leaves no entry in a list, its visitors go elsewhere, and it comes back', async () => {
  const { dir, read, redirects, plan, move, undo, check } = start()
  const files = [service, 'services/tax-planning.yaml', 'pages/home.yaml', 'redirects.yaml']
  const before = files.map(read)
  const { follows, to } = await plan({ file: service })
  expect(to).toBe('/')
  expect(follows.some((each) => each.to === undefined)).toBe(true)
  const wish = { file: service, to: '/other-services' }
  expect(await move(wish)).toEqual({ file: '' })
  expect(existsSync(join(dir, service))).toBe(false)
  expect(redirects()).toContainEqual({ from: '/business-formation', to: '/other-services' })
  expect((await check()).problems).toEqual([])
  await undo()
  expect(files.map(read)).toEqual(before)
})

test.each([
  [{ file: service, name: 'Tax planning' }, /has the address \/tax-planning/],
  [{ file: service, to: '/business-formation' }, /another page/],
  [{ file: service, to: '/nowhere' }, /another page/],
  [{ file: 'legal/terms.md' }, /belongs to the site/],
  [{ file: '../package.json' }, /no such page/],
])('%o is refused with the reason', async (wish, why) => {
  const { move, undo } = start()
  await expect(move(wish)).rejects.toThrow(why)
  await expect(undo()).rejects.toThrow(/taken back/)
})

test('record that an article is about is not removed, and the article is named', async () => {
  const { read, options } = start()
  const before = read('case-studies.yaml')
  const text = before.replace(/ {2}- \{ id: 3,[^}]*\}\n/, '')
  await expect(gateWrite(options, new Map([['case-studies.yaml', text]]))).rejects.toMatchObject({
    message: expect.stringMatching(/\d other places/),
    more: { problems: expect.arrayContaining([expect.objectContaining({ file: article })]) },
  })
  expect(read('case-studies.yaml')).toBe(before)
})
