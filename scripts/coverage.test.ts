import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '#app/routes.ts'
import { coverageProblems, type Tests } from './coverage.ts'

type Suite = { title: string; file: string; specs: { title: string }[]; suites?: Suite[] }

/** What Playwright itself would run: titles made in loops are there as they will be. */
function listTests(): Tests {
  const cli = 'node_modules/@playwright/test/cli.js'
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [cli, 'test', '--list', '--reporter=json'],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  )
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
  const { suites, errors } = JSON.parse(stdout)
  expect(errors).toEqual([])
  return new Map(suites.map((each: Suite) => [each.file, [...titles(each), ...steps(each.file)]]))
}

function titles({ specs, suites = [] }: Suite): string[] {
  return [...specs.map(({ title }) => title), ...suites.flatMap(titles)]
}

/** Playwright does not list steps. */
function steps(file: string): string[] {
  const code = readFileSync(`e2e/${file}`, 'utf8')
  const found = code.matchAll(/\bawait test\.step\(\s*(['"`])(.+?)\1/g)
  return [...found].map(([, , title = '']) => title.replaceAll(/\$\{.*?\}/g, '…'))
}

test('every line of the specification names end-to-end tests that exist', {
  timeout: 120_000,
}, () => {
  const markdown = readFileSync('docs/coverage.md', 'utf8')
  expect(coverageProblems(markdown, listTests(), paths)).toEqual([])
})

const tests: Tests = new Map([
  ['home.spec.ts', ['it books', 'on a phone it calls', '/ is whole', '/faq is whole']],
])
const routes = ['/']

const row = (id: string, text: string, ...proofs: string[]) =>
  `| ${id} | ${text} | ${proofs.join('<br>')} |`

function list(...second: string[]): string {
  const others = ['4', '5', '7', '8', '9'].map(
    (section) =>
      `## ${section}. Other\n${row(`${section}.1`, section, '`home.spec.ts` › it books')}`,
  )
  return ['# Coverage', '## 2. Screens', ...second, ...others].join('\n')
}

const books = row('2.1', 'Home is `/`', '`home.spec.ts` › it books')

test('a complete list has no problems; a loop is named once', () => {
  const more = row(
    '2.2',
    'x',
    '`home.spec.ts` › on a phone it calls',
    '`home.spec.ts` › … is whole',
  )
  expect(coverageProblems(list(books, more), tests, routes)).toEqual([])
})

test.each([
  [
    'a gap in the ids',
    [books, row('2.3', 'x', '`home.spec.ts` › it books')],
    'its id is "2.3"; the next one is 2.2',
  ],
  [
    'an id twice',
    [books, row('2.1', 'x', '`home.spec.ts` › it books')],
    'its id is "2.1"; the next one is 2.2',
  ],
  [
    'an id of another section',
    [row('4.1', '`/`', '`home.spec.ts` › it books')],
    'the next one is 2.1',
  ],
  ['a line twice', [books, row('2.2', 'Home is `/`', '`home.spec.ts` › it books')], 'another row'],
  ['no text', [row('2.1', '', '`home.spec.ts` › it books')], 'says nothing'],
  ['no test', [row('2.1', '`/`', '')], 'is not "`file` › test"'],
  ['a test without its file', [row('2.1', '`/`', 'it books')], '"it books" is not'],
  [
    'an unknown file',
    [row('2.1', '`/`', '`house.spec.ts` › it books')],
    'no test file e2e/house.spec.ts',
  ],
  [
    'a renamed test',
    [row('2.1', '`/`', '`home.spec.ts` › it calls')],
    'nearest is "on a phone it calls"',
  ],
  ['a part of a title', [row('2.1', '`/`', '`home.spec.ts` › books')], 'has no test "books"'],
  [
    'a loop that is gone',
    [row('2.1', '`/`', '`home.spec.ts` › … is half')],
    'has no test "… is half"',
  ],
  [
    'a test twice',
    [row('2.1', '`/`', '`home.spec.ts` › it books', '`home.spec.ts` › it books')],
    'twice',
  ],
  ['a row of two cells', ['| 2.1 | `home.spec.ts` › it books |'], 'a row is "| id | line |'],
  [
    'a route nobody names',
    [row('2.1', 'Home', '`home.spec.ts` › it books')],
    'no row that names `/`',
  ],
])('%s is found', (_, second, problem) => {
  expect(coverageProblems(list(...second), tests, routes).join('\n')).toContain(problem)
})

test('a missing section is found, and a row is named by its place', () => {
  expect(coverageProblems('## 2. Screens', tests, [])).toEqual([
    'sections are 2; expected 2, 4, 5, 7, 8, 9, in this order',
  ])
  const wrong = list(row('2.1', '`/`', '`home.spec.ts` › it sells'))
  expect(coverageProblems(wrong, tests, routes)[0]).toMatch(
    /^line 3, 2\.1: e2e\/home\.spec\.ts has/,
  )
})
