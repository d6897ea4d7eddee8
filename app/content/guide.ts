import type { z } from 'zod'
import { blockList } from '#app/blocks/index.ts'
import { collections } from './collections.ts'
import { counting, declaredOf, isNeeded, labelOf, obvious } from './engine/declared.ts'
import { joinList, keyInWords } from './engine/english.ts'
import { slugForm } from './engine/fields.ts'
import { ownHead } from './schemas/common.ts'

// The tables of fields in the owner's guide.

type Schema = z.core.$ZodType
type Row = readonly string[]
/** Groups whose fields a table has already, by these, with where it has them. */
type Listed = Map<object, string>

/** Groups that many files have, so that a table of their own lists their fields. */
const shared: Readonly<Record<string, Schema>> = { head: ownHead }

/** Every table that the guide has, by the name in its marker. */
export const tables: ReadonlyMap<string, Schema> = new Map([
  ...Object.entries(shared),
  ...collections.map(({ pattern, schema }) => [pattern, schema] as const),
])

const marked = /(<!-- fields: (\S+) -->\n).*?(<!-- \/fields -->)/gs

/** The guide with its tables as the declarations have them. */
export function withTables(guide: string): string {
  return guide.replaceAll(marked, (_, start: string, name: string, end: string) => {
    const schema = tables.get(name)
    if (!schema) throw new Error(`No file of content/ is called ${name}, as a marker says.`)
    return `${start}${tableOf(schema)}${end}`
  })
}

function tableOf(schema: Schema): string {
  const isGroup = declaredOf(schema).kind === 'group'
  return `\n${tableWith(isGroup ? below(schema, '', new Map()) : rowsOf(schema, '', 'entry'))}\n`
}

/** A table of some fields. */
export function fieldTable(fields: Readonly<Record<string, Schema>>): string {
  const listed: Listed = new Map()
  const rows = Object.entries(fields).flatMap(([key, field]) => rowsOf(field, key, key, listed))
  return rows.length > 0 ? tableWith(rows) : ''
}

function tableWith(rows: readonly Row[]): string {
  const head = ['Field', 'Label', 'What it is', 'What to write', 'Example']
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return `${lines.join('\n')}\n`
}

/** The row of a field, and the rows of the fields in it. */
export function rowsOf(schema: Schema, at: string, key: string, listed: Listed = new Map()): Row[] {
  const { about = '', sample, kind } = declaredOf(schema)
  const fields = fieldsIn(schema)
  const known = inBlocks(schema) ?? (fields && (sharedName(fields) ?? listedAt(fields, at, listed)))
  if (fields && !known) listed.set(fields, at)
  const replace = sample && 'replace the sample before you go live'
  const write = [!isNeeded(schema) && 'optional', wanted(schema), known, replace]
    .filter(Boolean)
    .join('; ')
  const place = kind === 'list' ? `${at}[]` : kind === 'table' ? joined(at, '<name>') : at
  const row = [code(place), labelOf(schema, key), inCell(about), write, exampleIn(schema)]
  return [row, ...(known ? [] : below(schema, at, listed))]
}

function below(schema: Schema, at: string, listed: Listed): Row[] {
  const { kind, fields = {}, item, by = '', options = [] } = declaredOf(schema)
  if (kind === 'either') return options.flatMap((option) => below(option, at, listed))
  if (kind === 'variants') return variantRows(options, by, at, listed)
  if (item) return below(item, kind === 'list' ? `${at}[]` : joined(at, '<name>'), listed)
  return Object.entries(fields).flatMap(([key, each]) => rowsOf(each, joined(at, key), key, listed))
}

/** First what all groups have, then each group with the rest. */
function variantRows(options: readonly Schema[], by: string, at: string, listed: Listed): Row[] {
  const groups = options.map((option) => declaredOf(option).fields ?? {})
  const isCommon = (key: string) => groups.every((group) => group[key] === groups[0]?.[key])
  const rowsIn = (group: Readonly<Record<string, Schema>>, common: boolean) =>
    Object.entries(group)
      .filter(([key]) => key !== by && isCommon(key) === common)
      .flatMap(([key, each]) => rowsOf(each, joined(at, key), key, listed))
  const own = options.flatMap((option, index): Row[] => {
    const { [by]: kind, ...group } = groups[index] ?? {}
    const [[value, name] = ['', '']] = (kind && declaredOf(kind).choices) ?? []
    const label = name || labelOf(kind, by)
    const about = inCell(declaredOf(option).about ?? '')
    return [[code(`${joined(at, by)}: ${value}`), label, about, '', ''], ...rowsIn(group, false)]
  })
  return [...rowsIn(groups[0] ?? {}, true), ...own]
}

/** The fields of the group that a field is, or a list or table of. */
function fieldsIn(schema: Schema): Readonly<Record<string, Schema>> | undefined {
  const { fields, item } = declaredOf(schema)
  return item ? fieldsIn(item) : fields
}

/** A group with the names of one around it is one of the same kind: a question that follows a question. */
function listedAt(
  fields: Readonly<Record<string, Schema>>,
  at: string,
  listed: Listed,
): string | undefined {
  const names = `${Object.keys(fields)}`
  const [, place] =
    [...listed].find(
      ([other, place]) =>
        other === fields || (at.startsWith(place) && `${Object.keys(other)}` === names),
    ) ?? []
  return place && `the fields of ${code(place)}`
}

/** Blocks have a guide of their own. */
function inBlocks(schema: Schema): string | undefined {
  return schema === blockList ? 'see [the blocks](blocks.md)' : undefined
}

function sharedName(fields: Readonly<Record<string, Schema>>): string | undefined {
  const own = Object.entries(fields)
  const [name] =
    Object.entries(shared).find(([, group]) => {
      const all = declaredOf(group).fields
      return own.every(([key, field]) => all?.[key] === field)
    }) ?? []
  return name && `the fields of [${name}](#${name})`
}

function wanted(schema: Schema): string {
  const declared = declaredOf(schema)
  const { kind, expected = '', control, whole, choices, item, keys, options = [] } = declared
  const names = declared.values?.map((name) => code(`{${name}}`)).join(', ')
  switch (kind) {
    case 'text': {
      const plain = control === 'paragraph' ? 'a paragraph' : 'text'
      const form = obvious.test(expected) ? plain : inCell(expected || plain)
      const id = isId(schema) && `the id of the ${keyInWords(declared.names ?? '').toLowerCase()}`
      return listedWords(id || form, counting(declared, ' characters'), names && `can use ${names}`)
    }
    case 'number': {
      const limits = expected.includes(`${declared.max}`) ? '' : counting(declared)
      return listedWords(expected || (whole ? 'a whole number' : 'a number'), limits)
    }
    case 'flag':
      return inCell(expected || 'true or false')
    case 'choice':
    case 'literal':
      return joinList(
        Array.from(choices ?? [], ([name, label]) => choiceIn(`${name}`, label)),
        'or',
      )
    case 'list': {
      const each = item && !fieldsIn(item) && `each: ${wanted(item)}`
      return listedWords(
        'a list',
        counting(declared, declared.min === 1 && !declared.max ? ' entry' : ' entries'),
        each,
      )
    }
    case 'table': {
      const form = keys && declaredOf(keys).expected
      return `names${form ? ` (${inCell(form)})` : ''}, each with ${item ? wanted(item) : ''}`
    }
    case 'either':
      return joinList(
        options.map((option) => wanted(option)),
        'or',
      )
    default:
      return 'a group of fields'
  }
}

/** With its label, unless that is the same word. */
function choiceIn(name: string, label: string): string {
  return label.toLowerCase() === name.toLowerCase() ? code(name) : `${code(name)} (${label})`
}

function exampleIn(schema: Schema): string {
  const { example, item } = declaredOf(schema)
  if (isId(schema)) return ''
  if (typeof example === 'string' || typeof example === 'number') return code(`${example}`)
  return item && !fieldsIn(item) ? exampleIn(item) : ''
}

/** Names something of another list; the form of an id tells nothing about it. */
function isId(schema: Schema): boolean {
  const { names, expected } = declaredOf(schema)
  return names !== undefined && expected === slugForm.expected
}

function joined(at: string, key: string): string {
  return at ? `${at}.${key}` : key
}

function listedWords(...parts: (string | undefined | false)[]): string {
  return parts.filter(Boolean).join(', ')
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|')
}
