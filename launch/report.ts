import { pluralize } from '#app/content/engine/english.ts'
import { longDate } from '#app/lib/dates.ts'
import type { Gated, Passed } from '#build/gate.ts'
import { type Answered, examine, type Placed } from './check.ts'
import type { Severity } from './finding.ts'

/** What was checked: `files` and `pages` are counts. */
type Subject = { firm: string; folder: string; today: string; files: number; pages: number }

/** What is open, as the terminal and the editor show it. */
export type Report = ReturnType<typeof createReport>
type Place = ReturnType<typeof placeOf>

/** Findings with the same problem and fix, listed once with all their places. */
type Entry = Pick<Placed, 'group' | 'severity' | 'problem' | 'fix' | 'aged'> & {
  number: number
  places: Place[]
}

type Asked = { folder: string; today: string }

/** What is open in content that can be built. */
export function reportOn(
  { files, sources, uses, facts }: Pick<Gated, 'files' | 'sources' | 'uses' | 'facts'>,
  { content, pages, places }: Pick<Passed, 'content' | 'pages' | 'places'>,
  { folder, today }: Asked,
) {
  const launch = { content, sources, uses, facts, today }
  const { open: findings, ...settled } = examine(launch, places())
  const anyway = content.launch.anyway.map(({ problem }) => problem.plain)
  const counts = { files: files.length, pages: pages.length }
  const subject = { firm: content.firm.name.plain, folder, today, ...counts }
  return { findings, ...createReport(findings, subject, { ...settled, anyway }) }
}

type Settled = {
  answered: readonly Answered[]
  spent: readonly string[]
  /** Problems that the owner has published all the same. */
  anyway: readonly string[]
}
const nothingSettled: Settled = { answered: [], spent: [], anyway: [] }

export function createReport(
  findings: readonly Placed[],
  subject: Subject,
  { answered, spent, anyway }: Settled = nothingSettled,
) {
  const entries = new Map<string, Entry>()
  for (const finding of findings) {
    const { group, severity, problem, fix, aged } = finding
    const key = [group, severity, problem, fix].join('\n')
    const words = { group, severity, problem, fix, ...(aged && { aged }) }
    const fresh: Entry = { number: entries.size + 1, ...words, places: [] }
    const entry = entries.get(key) ?? fresh
    entries.set(key, entry)
    entry.places.push(placeOf(finding, subject))
  }
  const all = [...entries.values()]
  const counts = { blockers: countOf(all, 'blocker'), warnings: countOf(all, 'warning') }
  const blockers = all.filter(({ severity }) => severity === 'blocker')
  const blocking = [...new Set(blockers.map(({ problem }) => problem))]
  const lasting = new Set(blockers.filter(({ aged }) => !aged).map(({ problem }) => problem))
  return {
    ...subject,
    ...counts,
    /** Titles of the blockers, each once, and how many stop a site that publishes itself: not those that the
        owner has published anyway, nor what has merely passed its day. */
    blocking,
    stopping: [...lasting].filter((problem) => !anyway.includes(problem)).length,
    headline: headline(counts),
    open: openInWords(all),
    places: findings.length,
    spent,
    answered: answered.map((each) => ({
      ...placeOf(each, subject),
      problem: each.problem,
      reason: each.reason,
      on: each.on,
    })),
    groups: [...Map.groupBy(all, ({ group }) => group)].map(([title, own]) => ({
      title,
      open: openInWords(own),
      entries: own,
    })),
  }
}

function countOf(entries: readonly Entry[], severity: Severity): number {
  return entries.filter((each) => each.severity === severity).length
}

/** "27 blockers and 5 warnings"; empty if nothing is open. */
function openInWords(entries: readonly Entry[]): string {
  return (['blocker', 'warning'] as const)
    .map((severity) => [severity, countOf(entries, severity)] as const)
    .flatMap(([severity, count]) => (count > 0 ? pluralize(count, severity) : []))
    .join(' and ')
}

const longestFound = 110

function placeOf(finding: Placed, subject: Subject) {
  const { file, path, line, label, found = '', pages, id } = finding
  const value = found.replaceAll(/\s+/g, ' ')
  const named = id ? `, finding ${id}` : ''
  return {
    file: `${subject.folder}/${file}`,
    /** As the editor names it. */
    link: [file, ...path].join('/'),
    label,
    ...(id && { id }),
    where:
      line === undefined
        ? `${label} (${String(path.at(-1))}), missing`
        : `line ${line}, ${label}${named}`,
    found: value.length > longestFound ? `${value.slice(0, longestFound - 3).trimEnd()}...` : value,
    shownOn:
      pages.length === 0
        ? ['no page']
        : pages.length === subject.pages
          ? ['every page']
          : pages.map((path) => (path === '/' ? '/ (home)' : path)),
  }
}

function checkedInWords({ files, pages }: Subject, folder: string): string {
  return `Checked ${pluralize(files, 'file')} in ${folder} and ${pluralize(pages, 'page')}.`
}

const width = 80
const margin = '    '
const column = `${margin}Shows on: `.length

/** The report for a terminal. A workflow that publishes goes on with what the owner has published anyway. */
export function textReport(report: Report, isPublishing = false): string {
  const groups = report.groups.flatMap(({ title, entries }) => [
    `${title.toUpperCase()}\n${'='.repeat(title.length)}`,
    ...entries.map((entry) => entryText(entry, report.pages)),
  ])
  const parts = [
    `LAUNCH CHECK, ${longDate(report.today)}`,
    wrap(`${summary(report)} ${checkedInWords(report, `${report.folder}/`)}`),
    ...groups,
    ...answeredText(report),
    `${wrap(isPublishing && report.stopping === 0 ? goesOut(report) : ending(report))}\n`,
  ]
  return parts.join('\n\n')
}

/** What the owner has settled with a reason, and answers that settle nothing any more. */
function answeredText({ answered, spent, folder }: Report): string[] {
  const title = 'Answered by you'
  const old = `Answers in ${folder}/launch.yaml about words that have changed or are gone: ${spent.join(', ')}. Delete them.`
  const entries = answered.map(({ problem, file, where, found, reason, on }) =>
    [
      `    ${problem}`,
      wrap(`${file}, ${where}`, margin),
      labeled('Now:', found),
      labeled('Reason:', `${reason} (${longDate(on)})`),
    ].join('\n'),
  )
  if (entries.length === 0 && spent.length === 0) return []
  return [
    `${title.toUpperCase()}\n${'='.repeat(title.length)}`,
    ...entries,
    ...(spent.length > 0 ? [wrap(old, margin)] : []),
  ]
}

function summary({ open, blockers, warnings, places }: Report): string {
  const entries = blockers + warnings
  if (entries === 0) return 'No findings.'
  const where = places > entries ? `, in ${places} places` : ''
  return `${open}${where}.`
}

function goesOut({ blockers, folder }: Report): string {
  if (blockers === 0) return 'Exit code 0: no blockers.'
  return `Exit code 0: the site goes out with ${pluralize(blockers, 'blocker')}, which ${folder}/launch.yaml lists (anyway) or whose day is over, as the pages say.`
}

function ending({ blockers, warnings }: Report): string {
  const code =
    blockers > 0
      ? `Exit code 1: fix ${pluralize(blockers, 'blocker')} before you go live.`
      : 'Exit code 0: no blockers.'
  return warnings > 0 ? `${code} Warnings don't stop the launch: read them, then decide.` : code
}

const mayAnswer =
  'If it is right as it is, say why in launch.yaml, under answered, with the id of the finding.'

function entryText({ number, severity, problem, fix, places }: Entry, allPages: number): string {
  const [only] = places.length === 1 ? places : []
  const title = `${String(number).padStart(2)}. ${problem}${only ? '' : ` (${places.length})`}`
  return [
    `${title.padEnd(width - severity.length - 1)} ${severity.toUpperCase()}`,
    ...(only ? onlyPlaceText(only, allPages) : placesText(places, allPages)),
    labeled('Fix:', places.some(({ id }) => id) ? `${fix} ${mayAnswer}` : fix),
  ].join('\n')
}

function onlyPlaceText({ file, where, found, shownOn }: Place, allPages: number): string[] {
  const pages = pagesText(shownOn, allPages)
  return [
    wrap(`${file}, ${where}`, margin),
    ...(found
      ? [labeled('Now:', found), labeled('Shows on:', pages)]
      : [labeled('Affects:', pages)]),
  ]
}

/** File by file, each place with the value that is there. */
function placesText(places: readonly Place[], allPages: number): string[] {
  const files = Map.groupBy(places, ({ file }) => file)
  return [...files].flatMap(([file, own]) => [
    `${margin}${file}`,
    ...own.map(({ found, where, shownOn }) =>
      wrap(`- ${found} (${where}; ${pagesText(shownOn, allPages)})`, margin, `${margin}  `),
    ),
  ])
}

function pagesText(shownOn: readonly string[], allPages: number): string {
  return shownOn.length > 8 ? `${shownOn.length} of ${allPages} pages` : shownOn.join(', ')
}

function labeled(label: string, words: string): string {
  return wrap(words, `${margin}${label}`.padEnd(column), ' '.repeat(column))
}

/** Breaks between words only: an address stays whole, even if it is too long for a line. */
function wrap(text: string, first = '', next = first): string {
  const [start, ...words] = text.split(' ')
  const lines: string[] = []
  let line = `${first}${start}`
  for (const word of words) {
    const longer = `${line} ${word}`
    if (longer.length > width) lines.push(line)
    line = longer.length > width ? `${next}${word}` : longer
  }
  return [...lines, line].join('\n')
}

function headline({ blockers, warnings }: Record<`${Severity}s`, number>): string {
  if (blockers > 0) return `${pluralize(blockers, 'blocker')} to fix before you go live`
  return warnings > 0 ? 'Ready to go live, with warnings' : 'Ready to go live'
}
