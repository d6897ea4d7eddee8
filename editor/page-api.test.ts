import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Drafts } from '#app/content/engine/load.ts'
import { render } from '#app/site/render.tsx'
import { type Gated, gate } from '#build/gate.ts'
import { copyOfFirm } from '#test/helpers/firm-copy.ts'
import { pageApi } from './page-api.ts'
import { gateWrite } from './write-files.ts'

/** With the gate of the build, because only rendered pages have places that links lead to. */
function start() {
  const { dir, read } = copyOfFirm()
  let saved: Gated | undefined
  const check = async (drafts?: Drafts) => {
    if (drafts) return gate({ dir, program: { render }, drafts })
    saved ??= gate({ dir, program: { render } })
    return saved
  }
  const onSaved = () => {
    saved = undefined
  }
  const options = { dir, check, onSaved }
  const has = (file: string) => existsSync(join(dir, file))
  return { read, has, check, options, ...pageApi(options) }
}

const service = 'services/business-formation.yaml'

test('renamed service takes links, names and its drawing along', async () => {
  const { read, has, move, plan, undo, check } = start()
  const before = read('services/tax-planning.yaml')
  const wish = { file: 'services/tax-planning.yaml', name: 'Planning Ahead' }
  const { address, to, follows } = await plan(wish)
  expect([address, to]).toEqual(['/tax-planning', '/planning-ahead'])
  expect(follows).toContainEqual({
    file: 'pages/about.yaml',
    path: ['serve', 'needs', 'items', 0, 'to'],
    words: expect.stringContaining('I want to know my tax now.'),
    to,
  })
  expect(read(wish.file)).toBe(before)

  const answer = await move(wish)
  expect(answer).toMatchObject({ saved: true, file: 'services/planning-ahead.yaml' })
  expect(has(wish.file)).toBe(false)
  expect(read('services/planning-ahead.yaml')).toContain('\npicture: tax-planning\n')
  expect(read('faq.yaml')).toContain('[planning](/planning-ahead#questions)')
  expect(read('articles/dallas-texas-cpa.md')).toContain('a [page](/planning-ahead), a [place]')
  expect(read('pages/home.yaml')).toContain('(/pricing#tax-planning)')
  expect(parse(read('redirects.yaml')).redirects).toEqual([
    { from: '/Services/Tax.html', to },
    expect.anything(),
    expect.anything(),
    expect.anything(),
    { from: '/tax-planning', to },
  ])
  expect((await check()).problems).toEqual([])

  expect(await undo((answer as { undo: string }).undo)).toMatchObject({ saved: true })
  expect(read(wish.file)).toBe(before)
  expect(has('services/planning-ahead.yaml')).toBe(false)
})

test('page that gets its old address back is no old address any more', async () => {
  const { read, move, check } = start()
  const there = await move({ file: 'articles/dallas-texas-cpa.md', name: 'fort-worth' })
  expect(there).toMatchObject({ saved: true, file: 'articles/fort-worth.md' })
  await move({ file: 'articles/fort-worth.md', name: 'dallas-texas-cpa' })
  const { redirects } = parse(read('redirects.yaml'))
  expect(redirects).toContainEqual({ from: '/blog/fort-worth', to: '/blog/dallas-texas-cpa' })
  expect(redirects).not.toContainEqual({ from: '/blog/dallas-texas-cpa', to: expect.anything() })
  expect((await check()).problems).toEqual([])
})

test('deleted service leaves no entry in a list, and its visitors go elsewhere', async () => {
  const { read, has, plan, move, undo, check } = start()
  const files = [service, 'services/tax-planning.yaml', 'pages/home.yaml', 'redirects.yaml']
  const before = files.map(read)
  const { follows, to } = await plan({ file: service })
  expect(to).toBe('/')
  const answer = await move({ file: service, to: '/other-services' })
  expect(answer).toMatchObject({ saved: true, file: '' })
  expect(has(service)).toBe(false)
  expect(follows.some(({ to }) => to === undefined)).toBe(true)
  expect(parse(read('redirects.yaml')).redirects).toContainEqual({
    from: '/business-formation',
    to: '/other-services',
  })
  expect((await check()).problems).toEqual([])
  await undo((answer as { undo: string }).undo)
  expect(files.map(read)).toEqual(before)
})

test('step is refused with the reason, and then nothing is written', async () => {
  const { read, move, undo } = start()
  const before = read(service)
  const refused: [Parameters<typeof move>[0], RegExp][] = [
    [{ file: service, name: 'Tax planning' }, /Another page has the address \/tax-planning/],
    [{ file: service, to: '/business-formation' }, /another page/],
    [{ file: service, to: '/nowhere' }, /another page/],
    [{ file: 'pages/home.yaml', to: '/pricing' }, /belongs to the site/],
    [{ file: 'legal/terms.md' }, /belongs to the site/],
    [{ file: '../package.json' }, /no such page/],
  ]
  for (const [wish, why] of refused) await expect(move(wish)).rejects.toThrow(why)
  expect(await undo('7')).toMatchObject({ saved: false })
  expect(read(service)).toBe(before)
})

test('record that an article is about is not removed, and the article is named', async () => {
  const { read, options } = start()
  const before = read('case-studies.yaml')
  const text = before.replace(/ {2}- \{ id: 3,[^}]*\}\n/, '')
  const answer = await gateWrite(options, new Map([['case-studies.yaml', text]]))
  expect(answer).toMatchObject({ saved: false, why: expect.stringMatching(/\d other places/) })
  const files = answer.saved ? [] : answer.problems.map(({ file }) => file)
  expect(new Set(files)).toContain('articles/dallas-texas-cpa.md')
  expect(read('case-studies.yaml')).toBe(before)
})
