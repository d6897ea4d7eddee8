import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseDocument } from 'yaml'
import { formatProblems, type Path } from '#app/content/engine/problem.ts'
import { blank } from '#app/content/engine/test-folder.ts'
import { load } from '#app/content/load.ts'
import { indexPlaces } from '#build/places.ts'
import { openFindings, type Placed } from '#launch/check.ts'
import type { Launch } from '#launch/launch.ts'
import { changedFolder, textOf } from '#test/changed-folder.ts'
import { blockIn } from '#test/edit-yaml.ts'

// The firm of test/firm, made ready to go live on November 20, 2026.

/** An answer must be longer than most sentences of a test. */
export const opening = 'Whatever you may ask, this is our answer.'
/** Answers that say nothing more, each a place for one sentence. */
export const answers: Path[] = []

const faq = textOf('faq.yaml')
const asked: number = parse(faq).items.length
const more = Array.from({ length: 16 }, (_, at) => {
  answers.push(['items', asked + at, 'answer'])
  return `  - { id: more-${at}, question: More about ${at}?, answer: "${opening}" }\n`
})
const consent =
  'verified: true\n    consentOnFile: true\n    date: 2026-05-04\n    relationship: client'
const relief = textOf('services/business-formation.yaml')

const dir = changedFolder(
  {
    'firm.yaml': [/(linkedin|facebook)\.alderfinch\.example/g, 'www.$1.com'],
    'redirects.yaml': [/\.example/g, '.com'],
    'claims.yaml': [/verified: false/g, 'verified: true'],
    'launch.yaml': [/false/g, 'true'],
    'case-studies.yaml': [/illustrative: true/, 'illustrative: false'],
    'pages/home.yaml': [
      /intro: "Each figure is .*/,
      'intro: Three clients and what each of them saved.',
    ],
    'testimonials.yaml': [/Illustrative client/g, 'R. M.'],
    'team.yaml': [
      /$/,
      'support:\n  name: support staff\n  area: support\n  work: Answers the phone.\n',
    ],
    'prices/accounting.yaml': [/Cleanup/, 'Sales tax discount'],
    'pages/about.yaml': [
      /( *)- (?:\{ )?need:/,
      '$1- { need: I owe tax., to: /tax-debt-relief }\n$&',
    ],
    'faq.yaml': `${faq}\n${more.join('')}`,
    'services/tax-debt-relief.yaml': relief.replace('block: offer\n', '$&    debt: true\n'),
    'images/small.png': await blank(450, 600).png().toBuffer(),
    'images/wide.png': await blank(1200, 900).png().toBuffer(),
  },
  {
    'firm.yaml': [/\.example/g, '.com'],
    'pages/home.yaml': [/Sample figures of an invented firm/, 'Counted from the returns as filed'],
    'testimonials.yaml': [/verified: false/g, consent],
  },
  { 'firm.yaml': [/555-0147/, '342-7781'] },
)

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
  return openFindings(await firmWith(draftsOf(edits)), places)
}

function draftsOf(edits: Readonly<Record<string, Edit>>): Map<string, string> {
  const drafts = Object.entries(edits).map(
    ([file, change]) => [file, change(readFileSync(join(dir, file), 'utf8'))] as const,
  )
  return new Map(drafts)
}

export function firmAfter(...change: Change): Promise<Launch> {
  return firmWith(draftsOf(editsOf([change])))
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
