import { fieldInWords } from '#app/content/engine/words.ts'
import type { Finding, Placed } from './finding.ts'
import { type Launch, valueAt } from './launch.ts'
import type { Page } from './pages.ts'
import { groups } from './rules.ts'

/** Everything that is open, in the order of the report: by group, blockers first. */
export function check(launch: Launch, pages: readonly Page[]): Placed[] {
  return groups.flatMap(({ title, rules }) => {
    const open = rules.flatMap((rule) => rule(launch))
    const [blockers, warnings] = [open.filter(isBlocker), open.filter((each) => !isBlocker(each))]
    return [...blockers, ...warnings].map((each) => place(each, title, launch, pages))
  })
}

function isBlocker({ severity }: Finding): boolean {
  return severity === 'blocker'
}

function place(finding: Finding, group: string, launch: Launch, pages: readonly Page[]): Placed {
  const { path, spot, shows, ...words } = finding
  const source = launch.sources.get(finding.file)
  return {
    ...words,
    group,
    // A field that is still missing has no line of its own.
    line: valueAt(source?.value, path) === undefined ? undefined : source?.lineOf(path, spot),
    field: fieldInWords(path),
    pages: pages.filter(shows).map((page) => page.path),
  }
}
