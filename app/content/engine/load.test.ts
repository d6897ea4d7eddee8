import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { text } from './fields.ts'
import { loadContent } from './load.ts'
import { collections, expectProblem, folder, load, options, sound } from './test-folder.ts'

test('a sound folder gives its data by file and no problems', () => {
  const { data, problems, files } = load({})
  expect(problems).toEqual([])
  expect(files).toEqual(['firm.yaml', 'pages/home.yaml', 'services/planning.md'])
  expect(data.get('pages/home.yaml')).toEqual({
    title: 'Home',
    intro: { html: 'Call (615) 555-0142.' },
  })
})

test('every mistake of every file is listed, by file and line', () => {
  const { problems } = load({
    'firm.yaml': 'name: Fairshare\nphone: (615) 555-0142\nemail: x\nsite: y\nhours: z\n',
    'pages/about.yaml': 'title: Taxes: a guide\n',
    'pages/home.yaml': 'title: x\nintro: "[a](/nowhere) and [b](pricing)"\n',
    'services/planning.md': '---\ntitle: 7\n---\n\n# One\n\nText <b>x</b>\n',
    'stray.txt': '',
  })
  expect(problems.map(({ file, line }) => [file, line])).toEqual([
    ['firm.yaml', 3],
    ['firm.yaml', 4],
    ['firm.yaml', 5],
    ['pages/about.yaml', 1],
    ['pages/home.yaml', 1],
    ['pages/home.yaml', 2],
    ['pages/home.yaml', 2],
    ['services/planning.md', 2],
    ['services/planning.md', 5],
    ['services/planning.md', 7],
    ['stray.txt', undefined],
  ])
})

test('a file that must exist and does not is one problem', () => {
  const dir = folder(sound)
  rmSync(path.join(dir, 'firm.yaml'))
  expectProblem(loadContent(options(dir)), 'firm.yaml Found: no such file Expected: ...')
})

test('a folder that is not there is told as its missing files', () => {
  const { problems } = loadContent(options('/nowhere/content'))
  expect(problems.map(({ file }) => file)).toEqual(['firm.yaml'])
})

test('a broken source of facts is told alone, without every fact that now is missing', () => {
  const loaded = load({ 'firm.yaml': 'name: Fairshare\nphone: 555\n' })
  expectProblem(loaded, 'firm.yaml, line 2, field "phone" Found: the number 555 ...')
})

test('whether the names of facts were compared is told with the problems', () => {
  const unknown = { 'pages/home.yaml': 'title: Home\nintro: Call {nope}.\n' }
  expect(load(unknown)).toMatchObject({ namesChecked: true, problems: [{ field: 'intro' }] })
  const broken = { 'firm.yaml': 'name: Fairshare\nphone: 555\n' }
  expect(load({ ...unknown, ...broken })).toMatchObject({
    namesChecked: false,
    problems: [{ field: 'phone' }],
  })
})

test('a source may use the facts of the sources before it', () => {
  const offers = {
    pattern: 'offers.yaml',
    schema: z.strictObject({ line: text({ max: 40 }) }),
    what: 'x',
  }
  const more = {
    collections: [...collections, offers],
    factSources: ['firm.yaml', 'offers.yaml'],
    facts: (data: ReadonlyMap<string, unknown>) => ({
      ...z.object({ phone: z.string() }).parse(data.get('firm.yaml')),
      ...offers.schema.optional().parse(data.get('offers.yaml')),
    }),
  }
  const { data } = load(
    {
      'offers.yaml': 'line: Call {phone}\n',
      'pages/home.yaml': 'title: Home\nintro: "{line} now"\n',
    },
    more,
  )
  expect(data.get('pages/home.yaml')).toMatchObject({ intro: { html: 'Call (615) 555-0142 now' } })
})
