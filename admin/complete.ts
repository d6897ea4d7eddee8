import { slug } from '../src/lib/slug.ts'
import { type Json, subschema } from '../src/rules.ts'
import { nameOf } from './content.ts'

// Cleans up an entry before it's saved: creates IDs from names, and converts common formats to the stored one.

export type Change = [path: (string | number)[], value: unknown]

const digits = /^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})\D*$/
const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2026, month)).toLocaleDateString('en-US', { month: 'long', timeZone: 'UTC' }),
)

/** Common formats and how they are stored. A format applies to a field if the field's pattern accepts the converted
    example. */
const formats: { typed: RegExp; example: string; rewrite: (typed: string) => string }[] = [
  { typed: digits, example: '615.555.0199', rewrite: (typed) => typed.replace(digits, '($1) $2-$3') },
  {
    typed: /^\d{1,2}(:\d\d)?\s*[aApP]\.?[mM]\.?$/,
    example: '2 PM',
    rewrite: (typed) => typed.toLowerCase().replaceAll(/[\s.]|^0|:00/g, ''),
  },
  {
    typed: /^\$?\s*\d[\d,]*(\s*-\s*\$?\d[\d,]*)?\s*\+?$/,
    example: '5200 +',
    rewrite: (typed) =>
      `$${typed.replaceAll(/[$,\s]/g, '').replaceAll(/\d+/g, (number) => Number(number).toLocaleString('en-US'))}`,
  },
  {
    typed: /^\d{1,2}\/\d{1,2}(\/\d{2,4})?$/,
    example: '7/31/2027',
    rewrite: (typed) => typed.replace(/^(\d+)\/(\d+).*/, (_, month, day) => `${months[month - 1]} ${Number(day)}`),
  },
]

const formatsOf = (pattern: string) => formats.filter(({ example, rewrite }) => RegExp(pattern).test(rewrite(example)))

/** Returns a pattern that also accepts the formats that saving converts. */
export const withUsualFormats = (pattern: string): string =>
  [pattern, ...formatsOf(pattern).map(({ typed }) => typed.source)].join('|')

/** Yields the changes to make to an entry before it is saved. */
export function* completions(form: Json, value: unknown, path: Change[0] = []): Generator<Change> {
  if (typeof value === 'string') {
    const stored = storedAs(form, value.trim())
    if (stored !== value) yield [path, stored]
  } else if (Array.isArray(value)) {
    yield* missingIds(form, value, path)
    for (const [index, item] of value.entries()) yield* completions(form?.items, item, [...path, index])
  } else if (value && typeof value === 'object') {
    for (const [key, each] of Object.entries(value)) yield* completions(subschema(form, key), each, [...path, key])
  }
}

/** Returns the dates to set when an entry is saved. */
export function dates({ properties }: Json, { published }: { published?: string }, day: string): Change[] {
  return [
    ...(properties.head?.properties.updated ? [[['head', 'updated'], day] as Change] : []),
    ...(properties.published && !published ? [[['published'], day] as Change] : []),
  ]
}

function storedAs(form: Json, value: string): string {
  if (form?.format === 'uri') return /^[\w-]+(\.[\w-]+)+(\/|$)/.test(value) ? `https://${value}` : value
  if (!form?.pattern || RegExp(form.pattern).test(value)) return value
  const format = formatsOf(form.pattern).find(({ typed }) => typed.test(value))
  return format?.rewrite(value) ?? value
}

/** Creates IDs for new items from their names. An existing ID never changes, because links might use it. */
function* missingIds(form: Json, items: unknown[], path: Change[0]): Generator<Change> {
  const used = new Set(items.map((item) => (item as { id?: string } | null)?.id))
  if (!form?.items?.properties?.id || !form.items.required?.includes('id')) return
  for (const [index, item] of items.entries()) {
    if (!item || typeof item !== 'object' || ('id' in item && item.id)) continue
    const name = slug(nameOf(item)).slice(0, 40) || 'item'
    // Tax amounts repeat: the same ID has one item per year.
    const isYearly = form.items.properties.year && used.has(idOf(items, item))
    const id = isYearly
      ? idOf(items, item)
      : [name, ...Array.from({ length: 99 }, (_, count) => `${name}-${count + 2}`)].find((each) => !used.has(each))
    used.add(id)
    yield [[...path, index, 'id'], id]
  }
}

const idOf = (items: unknown[], item: object) =>
  (items.find((other) => other !== item && other && nameOf(other) === nameOf(item)) as { id?: string } | undefined)?.id
