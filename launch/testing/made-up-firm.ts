import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { formatProblems, type Path } from '#app/content/engine/problem.ts'
import { blank } from '#app/content/engine/test-folder.ts'
import { load } from '#app/content/load.ts'
import { indexPlaces } from '#build/places.ts'
import { openFindings, type Placed } from '#launch/check.ts'
import type { Launch } from '#launch/launch.ts'
import { blockIn } from '#test/edit-yaml.ts'

// The firm of test/firm, made ready to go live on November 20, 2026.

/** Its tests remove it. */
export const dir = mkdtempSync(join(tmpdir(), 'firm-'))
cpSync(join(import.meta.dirname, '../../test/firm'), dir, { recursive: true })

edit('firm.yaml', (text) =>
  text
    .replace('linkedin.alderfinch.example', 'www.linkedin.com')
    .replace('facebook.alderfinch.example', 'www.facebook.com')
    .replaceAll('.example', '.com')
    .replace('555-0147', '342-7781'),
)
edit('redirects.yaml', (text) => text.replaceAll('.example', '.com'))
edit('claims.yaml', (text) => text.replaceAll('verified: false', 'verified: true'))
edit('launch.yaml', (text) => text.replaceAll('false', 'true'))
edit('case-studies.yaml', (text) => text.replace('illustrative: true', 'illustrative: false'))
edit('pages/home.yaml', (text) =>
  text
    .replace(/intro: "Each figure is .*/, 'intro: Three clients and what each of them saved.')
    .replace('Sample figures of an invented firm', 'Counted from the returns as filed'),
)
edit('testimonials.yaml', (text) =>
  text
    .replaceAll('Illustrative client', 'R. M.')
    .replaceAll(
      'verified: false',
      'verified: true\n    consentOnFile: true\n    date: 2026-05-04\n    relationship: client',
    ),
)
edit(
  'team.yaml',
  (text) => `${text}support:\n  name: support staff\n  area: support\n  work: Answers the phone.\n`,
)
edit('prices/accounting.yaml', (text) => text.replace('Cleanup', 'Sales tax discount'))
edit('pages/about.yaml', (text) =>
  text.replace(/( *)- (?:\{ )?need:/, '$1- { need: I owe tax., to: /tax-debt-relief }\n$&'),
)
/** An answer must be longer than most sentences of a test. */
export const opening = 'Whatever you may ask, this is our answer.'
/** Answers that say nothing more, each a place for one sentence. */
export const answers: Path[] = []
edit('faq.yaml', (text) => {
  const before = text.match(/^ {2}- id:/gm)?.length ?? 0
  const added = Array.from({ length: 16 }, (_, at) => {
    answers.push(['items', before + at, 'answer'])
    return `  - { id: more-${at}, question: More about ${at}?, answer: "${opening}" }\n`
  })
  return `${text}\n${added.join('')}`
})
cpSync(join(dir, 'services/business-formation.yaml'), join(dir, 'services/tax-debt-relief.yaml'))
edit('services/tax-debt-relief.yaml', (text) =>
  text.replace('block: offer\n', '$&    debt: true\n'),
)
await blank(450, 600).toFile(join(dir, 'images/small.png'))
await blank(1200, 900).toFile(join(dir, 'images/wide.png'))

function edit(file: string, change: (text: string) => string): void {
  const path = join(dir, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** The firm, some of whose files may have other texts. */
async function firmWith(drafts: ReadonlyMap<string, string>): Promise<Launch> {
  const today = '2026-11-20'
  const { content, ...loaded } = await load(dir, { drafts, today })
  if (!content) throw new Error(formatProblems(loaded))
  return { ...loaded, content, today }
}

export const firm = await firmWith(new Map())

/** No page is rendered. */
export const nowhere = indexPlaces([])

type Edit = (text: string) => string

/** What the check finds after files have other texts. */
export async function findingsAfterEdits(
  edits: Readonly<Record<string, Edit>>,
  places = nowhere,
): Promise<Placed[]> {
  const drafts = Object.entries(edits).map(
    ([file, change]) => [file, change(readFileSync(join(dir, file), 'utf8'))] as const,
  )
  return openFindings(await firmWith(new Map(drafts)), places)
}

export type Change = readonly [file: string, path: Path, value: unknown, ...unused: unknown[]]

/** A field of the first block of a kind in a file. */
export function inBlock(file: string, name: string, ...field: Path): Path {
  const document = parseDocument(readFileSync(join(dir, file), 'utf8'))
  return [...blockIn(document, name), ...field]
}

/** What the check finds after fields have other values; `undefined` removes a field. */
export function findingsAfter(...changes: readonly Change[]): Promise<Placed[]> {
  return findingsAfterEdits(editsOf(changes))
}

export function editsOf(changes: readonly Change[]): Record<string, Edit> {
  const byFile = Object.groupBy(changes, ([file]) => file)
  return Object.fromEntries(
    Object.entries(byFile).map(([file, own = []]) => [file, (text) => withFields(text, own)]),
  )
}

function withFields(text: string, changes: readonly Change[]): string {
  const document = parseDocument(text)
  for (const [, path, value] of changes) {
    if (value === undefined) document.deleteIn(path)
    else document.setIn(path, document.createNode(value))
  }
  return String(document)
}
