import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paths } from '#app/routes.ts'
import { coverageProblems, specification, type Tests } from './coverage.ts'

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
  const known = { tests: listTests(), routes: paths, lines: specification }
  expect(coverageProblems(markdown, known)).toEqual([])
})

// A small list, and what may happen to it.

const good = `# Coverage
## 2. Screens
| Line | What the specification asks | Proved by |
|---|---|---|
| 2.1 | \`/\`: it books | \`home.spec.ts\` › it books |
| 2.2 | It calls | \`home.spec.ts\` › on a phone it calls<br>\`home.spec.ts\` › … is whole |
## 4. States
| 4.1 | Open | \`menu.spec.ts\` › it opens (twice) |
`

const known = {
  tests: new Map([
    ['home.spec.ts', ['it books', 'on a phone it calls', '/ is whole', '/faq is whole']],
    ['menu.spec.ts', ['it opens (twice)']],
  ]),
  routes: ['/'],
  lines: { 2: 2, 4: 1 },
}

test('a complete list has no problems', () => {
  expect(coverageProblems(good, known)).toEqual([])
})

test.each([
  ['a gap in the ids', '2.2', '2.3', 'line 6: its id is 2.3; the next one is 2.2'],
  ['an id twice', '2.2', '2.1', 'line 6: its id is 2.1; the next one is 2.2'],
  ['an id of another section', '4.1', '5.1', 'line 8: its id is 5.1; the next one is 4.1'],
  ['a line twice', 'It calls', '`/`: it books', 'line 6, 2.2: its text stands in another row'],
  ['a line without words', '| It calls |', '|  |', 'line 6, 2.2: says nothing'],
  ['a line without a test', '`menu.spec.ts` › it opens (twice)', '', '4.1: "" is not "`file` ›'],
  ['a test without its file', '`menu.spec.ts` › it', 'it', '"it opens (twice)" is not "`file` ›'],
  ['an unknown file', '`menu.spec.ts`', '`menus.spec.ts`', 'no test file e2e/menus.spec.ts'],
  ['a renamed test', 'on a phone it', 'it', 'the nearest is "on a phone it calls"'],
  ['half a title', '› it books', '› books', 'e2e/home.spec.ts has no test "books"'],
  ['a loop that is gone', '… is whole', '… is half', 'has no test "… is half"'],
  ['a test twice', '› … is whole', '› on a phone it calls', 'line 6, 2.2: names a test twice'],
  ['a row of two cells', ' | It calls |', ' |', 'line 6: a row is "| id | line |'],
  ['a lost row', /\n\| 2\.2.*/, '', 'section 2: 1 of 2 lines are listed'],
  ['a lost section', /## 4[\s\S]*/, '', 'sections: 2; expected 2, 4, in this order'],
  ['a page without a row', '`/`: it books', 'It books, on `/`', 'section 2: no row is about `/`'],
] as const)('%s is found', (_, from, to, problem) => {
  const spoiled = good.replace(from, to)
  expect(spoiled).not.toBe(good)
  expect(coverageProblems(spoiled, known).join('\n')).toContain(problem)
})
