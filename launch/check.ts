import { fieldInWords } from '#app/content/engine/english.ts'
import { valueAt } from '#app/content/engine/problem.ts'
import { type Finding, idOf, type LaunchPage, showsField } from './finding.ts'
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
export type Placed = Omit<Finding, 'spot' | 'shows' | 'doubted'> & {
  group: string
  line: number | undefined
  /** In words: `social, item 1, url`. */
  field: string
  pages: string[]
  /** By which the owner answers it, if an answer can settle it. */
  id?: string | undefined
}

export type Answered = Placed & { reason: string; on: string }

/** Everything that is open, in the order of the report: by group, blockers first; and what the owner has
    answered. */
export function examine(launch: Launch, pages: readonly LaunchPage[]) {
  const answers = launch.content.launch.answered
  const all = groups.flatMap(({ title, rules }) => {
    const found = rules.flatMap((rule) => [...rule(launch)])
    const { blocker = [], warning = [] } = Object.groupBy(found, ({ severity }) => severity)
    return [...blocker, ...warning].map((each) => place(each, title, launch, pages))
  })
  const answerTo = ({ id }: Placed) => answers.find(({ finding }) => finding === id)
  return {
    open: all.filter((each) => !answerTo(each)),
    answered: all.flatMap((each): Answered[] => {
      const answer = answerTo(each)
      return answer ? [{ ...each, reason: answer.reason, on: answer.on }] : []
    }),
    /** Ids of answers whose words have changed or are gone. */
    spent: answers
      .map(({ finding }) => finding)
      .filter((id) => !all.some((each) => each.id === id)),
  }
}

export function openFindings(launch: Launch, pages: readonly LaunchPage[]): Placed[] {
  return examine(launch, pages).open
}

const mayAnswer =
  'If it is right as it is, say why in launch.yaml, under answered, with the id of the finding.'

function place(
  finding: Finding,
  group: string,
  launch: Launch,
  pages: readonly LaunchPage[],
): Placed {
  const { spot, shows, doubted, ...words } = finding
  const { path } = words
  const source = launch.sources.get(finding.file)
  const id = idOf(finding)
  return {
    ...words,
    ...(id && { id, fix: `${words.fix} ${mayAnswer}` }),
    group,
    // A field that is still missing has no line of its own.
    line: valueAt(source?.value, path) === undefined ? undefined : source?.lineOf(path, spot),
    field: fieldInWords(path),
    pages: pages.filter(shows ?? showsField(launch, finding.file, path)).map((page) => page.path),
  }
}
