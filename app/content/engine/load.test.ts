import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { expectProblem, folder, loadFolder, loadWith, sound } from './test-folder.ts'

test('every mistake of every file is listed, by file and line', async () => {
  const { problems } = await loadWith({
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

test('a file that must exist and does not is one problem', async () => {
  const dir = folder(sound)
  rmSync(path.join(dir, 'firm.yaml'))
  expectProblem(await loadFolder(dir), 'firm.yaml Found: no such file Expected: ...')
})

test('a folder that is not there is reported as its missing files', async () => {
  const { problems } = await loadFolder('/nowhere/content')
  expect(problems.map(({ file }) => file)).toEqual(['firm.yaml'])
})

test('a broken source of facts is reported alone, and that names were not compared', async () => {
  const unknown = { 'pages/home.yaml': 'title: Home\nintro: Call {nope}.\n' }
  expect(await loadWith(unknown)).toMatchObject({
    namesChecked: true,
    problems: [{ field: 'intro' }],
  })
  const broken = { 'firm.yaml': 'name: Fairshare\nphone: 555\n' }
  expect(await loadWith({ ...unknown, ...broken })).toMatchObject({
    namesChecked: false,
    problems: [{ field: 'phone' }],
  })
})
