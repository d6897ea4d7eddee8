import { pluralize } from '#app/content/engine/words.ts'
import type { Placed, Severity } from './finding.ts'

/** What a report tells about: everything open, in which folder, when, and of how many pages. */
export type Report = {
  findings: readonly Placed[]
  firm: string
  folder: string
  today: string
  files: number
  pages: number
}

/** Findings of one kind, told once for all their places. */
export type Entry = {
  group: string
  severity: Severity
  problem: string
  fix: string
  places: Placed[]
}

export function entriesOf(findings: readonly Placed[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const finding of findings) {
    const { group, severity, problem, fix } = finding
    const key = [group, severity, problem, fix].join('\n')
    const entry = entries.get(key) ?? { group, severity, problem, fix, places: [] }
    entries.set(key, { ...entry, places: [...entry.places, finding] })
  }
  return [...entries.values()]
}

export function countOf(findings: readonly { severity: Severity }[], severity: Severity): number {
  return findings.filter((each) => each.severity === severity).length
}

/** "48 blockers and 9 warnings" */
export function openInWords(findings: readonly { severity: Severity }[]): string {
  return (['blocker', 'warning'] as const)
    .map((severity) => [severity, countOf(findings, severity)] as const)
    .flatMap(([severity, count]) => (count > 0 ? pluralize(count, severity) : []))
    .join(' and ')
}

/** `line 14, siteUrl`, or just the field while it is missing. */
export function placeInWords({ line, field }: Placed): string {
  return line === undefined ? `${field}, still missing` : `line ${line}, ${field}`
}

const longest = 110

/** What stands there now, in one line. */
export function foundInShort({ found = '' }: Placed): string {
  const line = found.replaceAll(/\s+/g, ' ')
  return line.length > longest ? `${line.slice(0, longest - 3).trimEnd()}...` : line
}

/** An owner knows "/" by its name. */
export function pageName(path: string): string {
  return path === '/' ? '/ (home)' : path
}
