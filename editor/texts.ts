import { fillFacts } from '#app/content/engine/facts.ts'
import type { Loaded } from '#app/content/engine/load.ts'
import type { Path } from '#app/content/engine/problem.ts'
import { metaOf, schemaAt } from '#app/content/engine/schema-walk.ts'
import { dateOf, longDate, monthDay, monthYear } from '#app/lib/dates.ts'
import { dollars, formatPrice, parsePrice, rangeText, shortDollars } from '#app/lib/money.ts'
import { anyWords, comparable } from './fields-saying.ts'
import type { Said } from './types.ts'
import { collectionOf } from './write-files.ts'

/** Every text and number of these files as a page would show it: facts filled in, without marks. */
export function saidIn(
  { sources, facts }: Pick<Loaded, 'sources' | 'facts'>,
  files: Pick<ReadonlySet<string>, 'has'> = sources,
): Said[] {
  const wanted = [...sources.values()].filter(({ file }) => files.has(file))
  return wanted.flatMap(({ file, value }) => {
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
  if (typeof value === 'number') {
    return [`${value}`, dollars(value), shortDollars(value)].map((text) => ({ path, text }))
  }
  if (typeof value === 'string') {
    return [value, ...otherForms(value)].map((text) => ({ path, text }))
  }
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...path, index]))
  return [
    ...Object.entries(value).flatMap(([key, item]) =>
      key === 'id' ? [] : textsOf(item, [...path, key]),
    ),
    ...togetherOf(value as Record<string, never>, path),
  ]
}

/** A page writes dates and prices in its own way. */
function otherForms(text: string): string[] {
  if (/^\d{4}-\d\d(-\d\d)?$/.test(text)) return [longDate(text), monthYear(text)]
  const price = parsePrice(text)
  return price && price !== 'Varies' ? [formatPrice(price)] : []
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

/** The paragraphs, items and cells of a Markdown text, each with its line. */
function blocks(text: string): { words: string; line: number }[] {
  const found: { words: string; line: number }[] = []
  let isOpen = false
  for (const [index, line] of text.split('\n').entries()) {
    const [, mark = '', rest = ''] =
      /^\s*(#+ |[-*+] |\d+[.)] |> |\[\^[^\]]*\]: |:::\w*|)(.*)$/.exec(line) ?? []
    const last = found.at(-1)
    const cells = rest.startsWith('|') ? rest.split('|') : undefined
    if (cells) found.push(...cells.map((cell) => ({ words: cell, line: index + 1 })))
    else if (isOpen && last && mark === '' && rest.trim()) last.words += ` ${rest}`
    else if (rest.trim()) found.push({ words: rest.replace(/^\[(.*)\]$/, '$1'), line: index + 1 })
    isOpen = !cells && rest.trim() !== '' && !mark.startsWith('#') && !mark.startsWith(':')
  }
  return found
    .map(({ words, line }) => ({ words: plain(words), line }))
    .filter(({ words }) => words)
}
