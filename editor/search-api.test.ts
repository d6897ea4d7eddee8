import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asking, copyOfFirm } from '#test/helpers/firm-copy.ts'
import { pageRoutes } from './page-api.ts'
import { textsIn } from './read-files.ts'
import { searchRoutes } from './search-api.ts'
import type { Hit } from './types.ts'

function start(more: Record<string, string> = {}) {
  const { dir, options, read } = copyOfFirm()
  for (const [file, text] of Object.entries(more)) appendFileSync(join(dir, file), text)
  const kept = join(dir, '.steps')
  const ask = asking({ ...searchRoutes(options, kept), ...pageRoutes(options, kept) })
  return {
    read,
    all: () => [...textsIn(dir)],
    find: (words: string): Promise<Hit[]> => ask('GET /api/search', undefined, { words }),
    replace: (words: string, by: string, spots: readonly object[]) =>
      ask('POST /api/replace', { words, by, spots }),
    undo: (id: string) => ask('POST /api/page/undo', { id }),
  }
}

test('word is found in any field, with its sentence', async () => {
  const { find, read } = start()
  const hits = await find('SECOND BOX')
  expect(hits).toEqual([])
  const [box] = await find('box of RECEIPTS')
  expect(box).toEqual({
    file: 'services/accounting.yaml',
    path: ['blocks', 1, 'whoItsFor'],
    at: expect.any(Number),
    field: expect.stringMatching(/\w+, \w+/),
    before: 'For owners whose ',
    match: 'box of receipts',
    after: ' has become two boxes.',
  })
  const { phone } = { phone: /^phone: "?([^"\n]+)/m.exec(read('firm.yaml'))?.[1] ?? '' }
  expect(await find(phone)).toContainEqual(
    expect.objectContaining({ file: 'firm.yaml', path: ['phone'] }),
  )
  // A block's kind, the names of records and one letter are no words of a text.
  expect((await find('hero')).filter(({ path }) => path.at(-1) === 'block')).toEqual([])
  expect(await find('a')).toEqual([])
})

test(
  'chosen places are replaced in one step, and taken back',
  async () => {
    const { find, replace, read, all, undo } = start()
    const before = all()
    const hits = await find('owners')
    const open = hits.filter(({ fixed }) => !fixed)
    const [first, second, ...rest] = open
    expect(rest.length).toBeGreaterThan(1)
    const { id, changed } = await replace('owners', 'companies', [first ?? {}, second ?? {}])
    expect((await find('owners')).length).toBe(hits.length - 2)
    expect(changed.length).toBeLessThanOrEqual(2)
    await undo(id)
    expect(all()).toEqual(before)

    const capital = open.find(({ match }) => match === 'Owners')
    if (!capital) throw new Error('The test firm has no "Owners".')
    await replace('owners', 'companies', [capital])
    expect(read(capital.file)).toContain('Companies')
    await expect(replace('owners', 'x', [capital])).rejects.toThrow('Search again')
  },
)

test('address of a link is found and not replaced, and the name of a fact is no word', async () => {
  const { find, replace, all } = start()
  const before = all()
  const hits = await find('tax-planning')
  expect(hits.filter(({ before: words }) => /\{\S*$/.test(words))).toEqual([])
  const link = hits.find(({ before: words }) => words.endsWith('](/'))
  expect(link?.fixed).toBe(true)
  await expect(replace('tax-planning', 'plans', [link ?? {}])).rejects.toThrow()
  await expect(replace('tax-planning', 'plans', [])).rejects.toThrow()
  expect(all()).toEqual(before)
})

test('what the launch check has called a problem is found and not replaced', async () => {
  const anyway = 'anyway:\n  - problem: Owners of boxes\n    on: 2026-01-02\n'
  const { find } = start({ 'launch.yaml': anyway })
  expect(await find('owners of boxes')).toMatchObject([{ file: 'launch.yaml', fixed: true }])
})
