import { valueAt } from '#app/content/engine/problem.ts'
import { fieldInWords } from '#app/content/engine/words.ts'
import { type Finding, type Page, showsField } from './finding.ts'
import type { Launch } from './launch.ts'
import { claimGroups } from './rules/claims-and-stories.ts'
import { contradictionGroups } from './rules/contradictions-and-words.ts'
import { dateGroups } from './rules/dates.ts'
import { answerGroups } from './rules/founder-law-and-answers.ts'
import { identityGroups } from './rules/identity-and-links.ts'

/** All rules, in the order of the report. */
const groups = [
  ...identityGroups,
  ...claimGroups,
  ...contradictionGroups,
  ...dateGroups,
  ...answerGroups,
]

/** A finding with its place in the file and its pages. */
export type Placed = Omit<Finding, 'spot' | 'shows'> & {
  group: string
  line: number | undefined
  /** In words: `social, item 1, url`. */
  field: string
  pages: string[]
}

/** Everything that is open, in the order of the report: by group, blockers first. */
export function check(launch: Launch, pages: readonly Page[]): Placed[] {
  return groups.flatMap(({ title, rules }) => {
    const open = rules.flatMap((rule) => [...rule(launch)])
    const { blocker = [], warning = [] } = Object.groupBy(open, ({ severity }) => severity)
    return [...blocker, ...warning].map((each) => place(each, title, launch, pages))
  })
}

function place(finding: Finding, group: string, launch: Launch, pages: readonly Page[]): Placed {
  const { spot, shows, ...words } = finding
  const { path } = words
  const source = launch.sources.get(finding.file)
  return {
    ...words,
    group,
    // A field that is still missing has no line of its own.
    line: valueAt(source?.value, path) === undefined ? undefined : source?.lineOf(path, spot),
    field: fieldInWords(path),
    pages: pages.filter(shows ?? showsField(launch, finding.file, path)).map((page) => page.path),
  }
}
