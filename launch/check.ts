import { placeInWords } from '#app/content/engine/declared.ts'
import { fieldInWords, valueAt } from '#app/content/engine/problem.ts'
import { pagesOf } from '#app/content/pages.ts'
import type { Place } from '#app/lib/marks.ts'
import type { Places } from '#build/places.ts'
import { type Finding, idOf } from './finding.ts'
import { fileOf, type Launch, reader, schemaOf, usesOf } from './launch.ts'
import { contradictions } from './rules/contradictions.ts'
import { dates } from './rules/dates.ts'
import { questions, samples } from './rules/declared.ts'
import { people } from './rules/people.ts'
import { statements, wordings } from './rules/texts.ts'

/** The sections of the report and their rules, in its order. */
const groups = [
  { title: 'Samples', rules: [samples] },
  { title: 'Questions only you can answer', rules: [questions] },
  { title: 'Who you are', rules: people },
  { title: 'Contradictions', rules: [...contradictions, statements] },
  { title: 'Wording', rules: [wordings] },
  { title: 'Dates', rules: dates },
]

/** A finding with its place in the file and its pages. */
export type Placed = Omit<Finding, 'spot' | 'shows' | 'doubted' | 'onlyShown'> & {
  group: string
  line: number | undefined
  /** By its keys: `social, item 1, url`. */
  field: string
  /** As the form calls it: `Social media, LinkedIn, Web address`. */
  label: string
  pages: string[]
  /** By which the owner answers it, if an answer can settle it. */
  id?: string | undefined
}

export type Answered = Placed & { reason: string; on: string }

/** Everything that is open, in the order of the report: by group, blockers first; and what the owner has
    answered. */
export function examine(launch: Launch, places: Places) {
  const answers = launch.content.launch.answered
  const pagesShowing = pagesFinder(launch, places)
  const read = reader(launch)
  const byGroup = groups.map(({ title, rules }) => ({
    title,
    findings: rules.flatMap((rule) => [...rule(launch)]),
  }))
  const all = byGroup.flatMap(({ title, findings }) => {
    const { blocker = [], warning = [] } = Object.groupBy(findings, ({ severity }) => severity)
    return [...blocker, ...warning].flatMap((each) => {
      const placed = place(each, title, launch, { pagesShowing, read })
      return each.onlyShown && placed.pages.length === 0 ? [] : [placed]
    })
  })
  const answerTo = ({ id }: Placed) => answers.find(({ finding }) => finding === id)
  return {
    open: all.filter((each) => !answerTo(each)),
    answered: all.flatMap((each): Answered[] => {
      const answer = answerTo(each)
      return answer ? [{ ...each, reason: answer.reason.plain, on: answer.on }] : []
    }),
    /** Ids of answers whose words have changed or are gone. */
    spent: answers
      .map(({ finding }) => finding)
      .filter((id) => !all.some((each) => each.id === id)),
  }
}

export function openFindings(launch: Launch, places: Places): Placed[] {
  return examine(launch, places).open
}

/** Words count where they are printed; what is not printed itself, such as a date, where the entry around it is. */
type PagesShowing = (fields: readonly Place[], areWords?: boolean) => string[]

type Reading = { pagesShowing: PagesShowing; read: ReturnType<typeof reader> }

function place(
  finding: Finding,
  group: string,
  launch: Launch,
  { pagesShowing, read }: Reading,
): Placed {
  const { spot, shows, doubted, onlyShown: _, ...words } = finding
  const { file, path } = words
  const source = launch.sources.get(file)
  const id = idOf(finding)
  return {
    ...words,
    ...(id && { id }),
    group,
    // A field that is still missing has no line of its own.
    line: valueAt(source?.value, path) === undefined ? undefined : source?.lineOf(path, spot),
    field: fieldInWords(path),
    label: placeInWords(schemaOf(file), path, read(file)),
    pages: pagesShowing(shows ?? [{ file, path }], spot !== undefined),
  }
}

/** Finds the pages that show one of some fields, in the order of the site. */
export function pagesFinder(
  launch: Pick<Launch, 'content' | 'sources' | 'uses'>,
  { showing }: Places,
): PagesShowing {
  const pages = pagesOf(launch.content)
  return (fields, areWords) => {
    const shown = new Set(fields.flatMap((field) => pagesOfField(field, areWords)))
    return pages.map(({ path }) => path).filter((path) => shown.has(path))
  }

  function pagesOfField({ file, path }: Place, areWords?: boolean): readonly string[] {
    const own = pages.filter((page) => page.file === file).map((page) => page.path)
    const printed = own.length > 0 && path.length === 0 ? [] : showing(file, path)
    if (printed.length === 0 && own.length > 0) return isSaid({ file, path }, areWords) ? own : []
    if (own.length > 0) return printed
    const [name] = path
    // Where a figure is counted with, the field that takes it is printed instead of the figure's text.
    const isTax = file === fileOf(launch.content.taxFacts)
    const uses = isTax ? usesOf(launch, `tax.${String(name)}`) : []
    return [
      ...around(file, path),
      ...uses.filter((use) => isSaid(use)).flatMap((use) => pagesOfField(use)),
    ]
  }

  /** A page leaves out entries that are about others, such as those of another state. */
  function isSaid({ file, path }: Place, areWords?: boolean): boolean {
    const block = path.slice(0, 2)
    const printed = areWords ? showing(file, path) : around(file, path)
    return printed.length > 0 || showing(file, block).length === 0
  }

  /** Of a field that no page prints, such as a date of review: where its entry is printed. */
  function around(file: string, path: Place['path']): readonly string[] {
    const printed = showing(file, path)
    const isEntry = path.length <= 1 || typeof path.at(-1) === 'number'
    return printed.length > 0 || isEntry ? printed : around(file, path.slice(0, -1))
  }
}
