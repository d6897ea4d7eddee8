import { fillFacts } from '#app/content/engine/facts.ts'
import type { LoadedFiles } from '#app/content/engine/load.ts'
import type { Path } from '#app/content/engine/problem.ts'
import { metaOf, schemaAt } from '#app/content/engine/schema-walk.ts'
import { dateOf, longDate, monthDay, monthYear } from '#app/lib/dates.ts'
import { dollars, formatPrice, parsePrice, rangeText, shortDollars } from '#app/lib/money.ts'
import { anyWords, comparable, type Said } from './fields-saying.ts'
import { collectionOf } from './write-files.ts'

/** Every text and number of the files as a page would show it: facts filled in, without marks. */
export function saidIn({ sources, facts }: Pick<LoadedFiles, 'sources' | 'facts'>): Said[] {
  return [...sources.values()].flatMap(({ file, value }) => {
    const schema = collectionOf(file)?.schema
    const metaAt = (path: Path) => metaOf(schema && schemaAt(schema, path))
    const filled = fillFacts(value, facts, (path) => metaAt(path).values ?? []).value
    return textsOf(filled, []).flatMap(({ path, text }) => {
      const { control, values = [] } = metaAt(path)
      if (control && notShown.has(control)) return []
      if (control === 'markdown') return blocks(text).map((each) => ({ file, path, ...each }))
      const open = values.reduce((all, name) => all.replaceAll(`{${name}}`, anyWords), text)
      return [{ file, path, words: plain(open) }]
    })
  })
}

const notShown: ReadonlySet<string> = new Set(['image', 'page', 'color'])

type Words = { path: Path; text: string }

function textsOf(value: unknown, path: Path): Words[] {
  if (typeof value === 'number' || typeof value === 'string')
    return formsOf(value).map((text) => ({ path, text }))
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...path, index]))
  const { id: _, ...shown } = value as Record<string, never>
  const each = Object.entries(shown).flatMap(([key, item]) => textsOf(item, [...path, key]))
  return [...each, ...togetherOf(shown, path)]
}

/** A page writes dates and prices in its own way. */
function formsOf(value: number | string): string[] {
  if (typeof value === 'number') return [`${value}`, dollars(value), shortDollars(value)]
  if (/^\d{4}-\d\d(-\d\d)?$/.test(value)) return [value, longDate(value), monthYear(value)]
  const price = parsePrice(value)
  return price && price !== 'Varies' ? [value, formatPrice(price)] : [value]
}

/** Fields that a page shows as one. */
function togetherOf(group: Record<string, never>, path: Path): Words[] {
  const { value, days, opens, closes, month, day } = group
  if (typeof value === 'number')
    return [{ path: [...path, 'value'], text: rangeText({ ...group, value }) }]
  if (opens && closes) return [{ path: [...path, 'days'], text: `${days} ${opens}-${closes}` }]
  if (month && day) return [{ path: [...path, 'day'], text: monthDay(dateOf(2000, month, day)) }]
  return []
}

/** Without the marks of bold, links and notes. */
function plain(text: string): string {
  const words = text
    .replaceAll(/\[\^[^\]]*\]/g, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\*\*|(?<!\\)[*_](?=\S)|(?<=\S)(?<!\\)[*_]/g, '')
    .replaceAll(/\\(?=[^\w\s])/g, '')
  return comparable(words)
}

/** The lines and cells of a Markdown text, without what makes them headings, items or notes. */
function blocks(text: string): Pick<Said, 'words' | 'line'>[] {
  return text.split('\n').flatMap((line, index) => {
    const rest = line.replace(/^\s*(#+ |[-*+] |\d+[.)] |> |\[\^[^\]]*\]: |:::\w*)/, '')
    const cells = rest.startsWith('|') ? rest.split('|') : [rest.replace(/^\[(.*)\]$/, '$1')]
    const said = cells.map((words) => ({ words: plain(words), line: index + 1 }))
    return said.filter(({ words }) => words)
  })
}
