import { type Difference, differences } from './differences.ts'
import { hosts } from './hosts.ts'

export type Result = { readonly host: string; readonly passed: number; readonly failed: number }

/** What each host does otherwise, for docs/hosting.md. */
export function differencesTable(): string {
  const known = Object.values(hosts)
  const rows = (Object.keys(differences) as Difference[]).map((name) => {
    const who = known.filter((host) => (host.differences as readonly string[]).includes(name))
    return `| ${differences[name]} | ${who.map(({ title }) => title).join(', ')} |`
  })
  return ['| Instead of what the policy says | Host |', '|---|---|', ...rows].join('\n')
}

export function resultsTable(results: readonly Result[], date: string): string {
  const rows = results.map(({ host, passed, failed }) => `| ${host} | ${passed} | ${failed} |`)
  return [`Last run: ${date}.`, '', '| Host | Passed | Failed |', '|---|---|---|', ...rows].join(
    '\n',
  )
}

/** Replaces what stands between two marks of a document. */
export function replaceBlock(document: string, mark: string, text: string): string {
  const block = new RegExp(`(<!-- ${mark} -->\\n).*?(\\n<!-- /${mark} -->)`, 's')
  if (!block.test(document)) throw new Error(`The document has no block "${mark}".`)
  return document.replace(block, (_, start, end) => `${start}${text}${end}`)
}
