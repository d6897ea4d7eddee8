// docs/coverage.md lists every line of the specification that states a behaviour, and the end-to-end
// tests that prove it. This reads the list and says what is wrong with it.

/** The sections of the specification that say what a visitor sees and does, and how many lines each
    has: a row that gets lost is missed. */
export const specification = { 2: 80, 4: 20, 5: 10, 7: 10, 8: 5, 9: 32 }

const head = ['| Line | What the specification asks | Proved by |', '|---|---|---|']

/** Titles of the tests and of their steps, by the name of their file in e2e/. */
export type Tests = ReadonlyMap<string, readonly string[]>

type Known = {
  tests: Tests
  /** Each has its row in section 2. */
  routes: readonly string[]
  /** Lines by section. */
  lines: Readonly<Record<string, number>>
}

type Row = { at: number; id: string; text: string; proofs: string[] }

export function coverageProblems(markdown: string, { tests, routes, lines }: Known): string[] {
  const { sections, rows, problems } = readRows(markdown)
  const expected = Object.keys(lines)
  if (sections.join() !== expected.join()) {
    problems.push(
      `sections: ${sections.join(', ')}; expected ${expected.join(', ')}, in this order`,
    )
  }
  for (const [section, count] of Object.entries(lines)) {
    const found = rows.filter(({ id }) => id.startsWith(`${section}.`)).length
    if (found !== count) problems.push(`section ${section}: ${found} of ${count} lines are listed`)
  }
  const texts = new Set<string>()
  for (const row of rows) {
    const say = (problem: string) => problems.push(`line ${row.at}, ${row.id}: ${problem}`)
    if (!row.text) say('says nothing')
    if (texts.has(row.text)) say('its text stands in another row, too')
    texts.add(row.text)
    if (new Set(row.proofs).size < row.proofs.length) say('names a test twice')
    for (const proof of row.proofs) for (const problem of proofProblems(proof, tests)) say(problem)
  }
  // A row about a page begins with its address, or those of several, and a colon.
  const addresses = rows.flatMap(({ text }) => text.match(/^`\/.*?:/)?.[0].split('`') ?? [])
  for (const route of routes) {
    if (!addresses.includes(route)) problems.push(`section 2: no row is about \`${route}\``)
  }
  return problems
}

function readRows(markdown: string) {
  const sections: string[] = []
  const rows: Row[] = []
  const problems: string[] = []
  let next = 1
  for (const [index, line] of markdown.split('\n').entries()) {
    const at = index + 1
    const section = /^## (\d+)\. \S/.exec(line)?.[1]
    if (section) {
      sections.push(section)
      next = 1
    }
    if (!line.startsWith('|') || head.includes(line)) continue
    const [, id, text = '', proofs = ''] = /^\| (\S+) \| (.*) \| (.*) \|$/.exec(line) ?? []
    const expected = `${sections.at(-1)}.${next++}`
    if (!id) problems.push(`line ${at}: a row is "| id | line | \`file\` › test |"`)
    else if (id === expected) rows.push({ at, id, text, proofs: proofs.split('<br>') })
    else problems.push(`line ${at}: its id is ${id}; the next one is ${expected}`)
  }
  return { sections, rows, problems }
}

function proofProblems(proof: string, tests: Tests): string[] {
  const [, file, title = ''] = /^`([^`]+)` › (.+)$/.exec(proof) ?? []
  if (!file) return [`"${proof}" is not "\`file\` › test"`]
  const titles = tests.get(file)
  if (!titles) return [`there is no test file e2e/${file}`]
  if (titles.some((each) => isNamed(each, title))) return []
  return [`e2e/${file} has no test "${title}"; the nearest is "${nearest(title, titles)}"`]
}

/** "…" in the list stands for what differs between the tests of one loop. */
function isNamed(title: string, name: string): boolean {
  const parts = name.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`).test(title)
}

/** The title that has the most words of the name: a renamed test is found again at once. */
function nearest(name: string, titles: readonly string[]): string {
  const words = new Set(name.split(/\W+/))
  const shared = (title: string) => title.split(/\W+/).filter((word) => words.has(word)).length
  return titles.toSorted((a, b) => shared(b) - shared(a))[0] ?? ''
}
