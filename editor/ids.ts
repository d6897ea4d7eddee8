import { keyInWords } from '#app/content/engine/english.ts'
import { valueAt } from '#app/content/engine/problem.ts'
import { knownIds } from '#app/content/references.ts'
import { filled } from './client/values.ts'
import { nameInForm } from './form.ts'
import { asGroup, keyName, placeIn } from './names.ts'
import type { FileOptions } from './options.ts'
import type { Overview, Place } from './types.ts'

type Checked = Awaited<ReturnType<FileOptions['check']>>

export function factWords(facts: Checked['facts']): Overview['facts'] {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact.plain]))
}

/** What a field may name by its id, called as the forms call it: a record by its title, a price by its amount. */
export function idsIn({
  passed,
  sources,
  facts,
}: Pick<Checked, 'passed' | 'sources' | 'facts'>): Overview['ids'] {
  if (!passed) return {}
  const words = factWords(facts)
  const titleOf = (id: string | number, lists: readonly string[]) => {
    const found = lists.flatMap((list) => titleIn(placeIn(list), id, sources))
    const name = keyInWords(`${id}`.replace(/^(price|claim)\./, ''))
    return filled(found.find(Boolean) || [name, words[id]].filter(Boolean).join(' · '), words)
  }
  const options = Object.entries(knownIds(passed.content)).map(([kind, [, ids, ...lists]]) => {
    return [kind, ids.map((id) => ({ value: `${id}`, name: titleOf(id, lists) }))]
  })
  return Object.fromEntries(options)
}

function titleIn({ file, path }: Place, id: string | number, sources: Checked['sources']): string {
  const typed = valueAt(sources.get(file)?.value, path)
  if (!Array.isArray(typed)) return keyName('', asGroup(typed)[id])
  const at = typed.findIndex((entry) => asGroup(entry).id === id)
  return at < 0 ? '' : nameInForm(file, sources.get(file)?.value, [...path, at], path.length)
}
