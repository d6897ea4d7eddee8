import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { text } from './fields.ts'
import { loadContent } from './load.ts'
import { collections, folder, load, onlyProblem, options, sound } from './test-folder.ts'

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
  const { problems } = loadContent(options(dir))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ file: 'firm.yaml', found: 'no such file' })
})

test('a folder that is not there is told as its missing files', () => {
  const { problems } = loadContent(options('/nowhere/content'))
  expect(problems.map(({ file }) => file)).toEqual(['firm.yaml'])
})

test('facts are filled in before limits are measured', () => {
  const page = (title: string) => ({ 'pages/home.yaml': `title: "${title}"\n` })
  expect(load(page('{phone}')).problems).toEqual([])
  // 20 characters as typed, 23 as read.
  expect(onlyProblem(page('Please call {phone}')).expected).toMatch(/at most 20.*this has 26/)
  // 26 characters as typed, 18 as read.
  expect(load(page('Elite for {price.elite}!')).problems).toEqual([])
})

test('facts work in front matter, bodies and link targets', () => {
  const { data, problems } = load({
    'services/planning.md':
      '---\ntitle: By {name}\n---\n\nCall [{ phone }](tel:{phoneHref}), from {price.elite}.\n',
  })
  expect(problems).toEqual([])
  expect(data.get('services/planning.md')).toMatchObject({
    title: 'By Fairshare',
    body: { html: '<p>Call <a href="tel:+16155550142">(615) 555-0142</a>, from $1,234+.</p>' },
  })
})

test('an escaped brace is a brace', () => {
  const { data } = load({ 'pages/home.yaml': 'title: a \\{phone\\} b\n' })
  expect(data.get('pages/home.yaml')).toEqual({ title: 'a {phone} b' })
})

test.each([
  ['on one line', 'title: Home\nintro: Call {phnoe}\n', 2],
  ['in folded text', 'title: Home\nintro: >\n  Call\n  us at\n  {phnoe}\n', 5],
  ['in literal text', 'title: Home\nintro: |\n  Call\n  {phnoe}\n', 4],
  ['the second time', 'title: Home\nintro: >\n  {phone} and\n  \\{phnoe\\} and\n  {phnoe}\n', 5],
])('an unknown fact %s is told with its own line and the nearest name', (_, content, line) => {
  const problem = onlyProblem({ 'pages/home.yaml': content })
  expect(problem).toMatchObject({ file: 'pages/home.yaml', line, field: 'intro' })
  expect(problem.found).toContain('{phnoe}')
  expect(problem.hint).toContain('{phone}')
  expect(problem.hint).toContain('\\{')
})

test('an unknown fact in a body is told with its line in the file', () => {
  const content = '---\ntitle: Planning\n---\n\nOne\n\nTwo {prise.elite}\n'
  const problem = onlyProblem({ 'services/planning.md': content })
  expect(problem).toMatchObject({ line: 7, hint: expect.stringContaining('{price.elite}') })
})

test.each(['Call {phone', 'Call phone}'])('a brace without its partner is told: %s', (intro) => {
  const problem = onlyProblem({ 'pages/home.yaml': `title: Home\nintro: ${intro}\n` })
  expect(problem).toMatchObject({ line: 2, found: expect.stringContaining('without its') })
})

test('two unknown facts of one name have a line each', () => {
  const intro = 'intro: >\n  {phnoe}\n  or\n  {phnoe}\n'
  const { problems } = load({ 'pages/home.yaml': `title: Home\n${intro}` })
  expect(problems.map(({ line }) => line)).toEqual([3, 5])
})

test('what is wrong beside an unknown fact is told, what depends on it is not', () => {
  const long = 'x'.repeat(80)
  const { problems } = load({
    'pages/home.yaml': `title: "{nope} ${long}"\nintro: "{nope} [a](/nowhere) ${long}"\n`,
  })
  expect(problems.map(({ found }) => found)).toEqual([
    expect.stringContaining('{nope}'),
    expect.stringContaining('{nope}'),
    expect.stringContaining('/nowhere'),
  ])
})

test('names that every object has are not facts', () => {
  const problem = onlyProblem({ 'pages/home.yaml': 'title: Home\nintro: "{constructor}"\n' })
  expect(problem.found).toContain('{constructor}')
})

test('a broken source of facts is told alone, without every fact that now is missing', () => {
  expect(onlyProblem({ 'firm.yaml': 'name: Fairshare\nphone: 555\n' })).toMatchObject({
    file: 'firm.yaml',
    field: 'phone',
  })
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
      phone: (data.get('firm.yaml') as { phone: string }).phone,
      ...(data.get('offers.yaml') as { line: string } | undefined),
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

test('rules between files name a path and get its line and field', () => {
  const check = () => [{ file: 'pages/home.yaml', path: ['intro'], found: 'x', expected: 'y' }]
  expect(load({}, { check }).problems).toMatchObject([{ line: 2, field: 'intro' }])
  expect(load({ 'firm.yaml': 'name: x\n' }, { check }).problems).toMatchObject([{ field: 'phone' }])
})
