import { isDeepStrictEqual } from 'node:util'
import type { RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { stringify } from 'yaml'
import { blocks } from '#app/blocks/index.ts'
import type { Block } from '#app/content/engine/block.ts'
import { type Declared, declaredOf } from '#app/content/engine/declared.ts'
import { fillFromDirective } from '#app/content/engine/directive.ts'
import { allParts, syntaxOf } from '#app/content/engine/syntax.ts'
import { hiding, withoutFacts } from './client/rich/facts.ts'
import { withTexts } from './client/values.ts'
import { variant } from './form.ts'
import { asGroup, type Group, isText } from './names.ts'
import type { Routes } from './reply.ts'
import type { ReadCard, Variant } from './types.ts'

const inTexts: readonly Block[] = blocks.filter((each: Block) => !each.top)

/** The blocks of texts: their forms, what a text between ::: lines says, and how that is written. */
export function cardRoutes() {
  return {
    'GET /api/cards': () => {
      const offered = inTexts.filter(({ fixed }) => !fixed)
      return { value: offered.map(({ schema }) => variant(schema, 'block')) satisfies Variant[] }
    },
    'POST /api/card/read': ({ body }) => ({ value: readCard(`${asGroup(body).source}`) }),
    'POST /api/card/write': ({ body }) => {
      const { name, value, was } = asGroup(body)
      return { value: writeCard(`${name}`, asGroup(value), `${was}`) }
    },
  } satisfies Routes
}

/** The fields of a block in a text, as it was typed. */
export function readCard(source: string): ReadCard {
  const facts = hiding()
  const text = withoutFacts(source, facts)
  const [node, second] = fromMarkdown(text, syntaxOf(allParts)).children as RootContent[]
  const none = { value: {}, isWhole: false }
  if (node?.type !== 'containerDirective' || second) return none
  const block = inTexts.find(({ name }) => name === node.name)
  if (!block) return none
  const read = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  const { value, problems } = fillFromDirective(node, fieldsOf(block), read)
  return { value: asGroup(withTexts(value, facts.back)), isWhole: problems.length === 0 }
}

type Fields = Readonly<Record<string, Parameters<typeof declaredOf>[0]>>

function fieldsOf({ schema }: Block): Fields {
  return declaredOf(schema).fields ?? {}
}

/** As a person would write it, in the way it was written, if that says the same; otherwise with the names of
    the fields. */
export function writeCard(name: string, value: Group, was = ''): string {
  const block = inTexts.find((each) => each.name === name)
  const fields = block ? fieldsOf(block) : {}
  const isSame = (text: string) => isDeepStrictEqual(readCard(text).value, value)
  const ways = [
    { asTable: true, asList: true },
    { asTable: false, asList: true },
    { asTable: true, asList: false },
    { asTable: false, asList: false },
  ]
  const isTable = /^\|/m.test(was)
  const first = ways.toSorted(
    (a, b) => Number(b.asTable === isTable) - Number(a.asTable === isTable),
  )
  const written = first.map((way) => asTyped(name, value, fields, way))
  return written.find(isSame) ?? byName(name, value)
}

type Way = { asTable: boolean; asList: boolean }

function byName(name: string, value: Group): string {
  return `:::${name}\n\`\`\`yaml\n${stringify(value, { lineWidth: 0 })}\`\`\`\n:::`
}

/** The words of a heading in brackets, short values in braces, then everything else in its order. */
function asTyped(name: string, value: Group, fields: Fields, way: Way): string {
  const title = ['heading', 'caption'].find((key) => key in fields)
  const label = title && isText(value[title]) ? `[${value[title]}]` : ''
  const declared = (key: string): Partial<Declared> => (fields[key] ? declaredOf(fields[key]) : {})
  const keys = Object.keys(fields).filter((key) => key !== title && value[key] !== undefined)
  const isShort = (key: string) =>
    ['choice', 'flag', 'number'].includes(`${declared(key).kind}`) || key === 'id'
  const short = keys.filter(isShort).map((key) => `${key}=${JSON.stringify(`${value[key]}`)}`)
  const long = keys.filter((key) => !isShort(key) && key !== 'columns')
  const parts = long.map((key) => partOf(value[key], declared(key), value.columns, way))
  const braces = short.length > 0 ? `{${short.join(' ')}}` : ''
  return [`:::${name}${label}${braces}`, parts.join('\n\n'), ':::'].filter(Boolean).join('\n')
}

function partOf(
  value: unknown,
  { item }: Partial<Declared>,
  columns: unknown,
  { asTable, asList }: Way,
): string {
  if (!Array.isArray(value)) return `${value}`
  if (value.every((each) => typeof each === 'string'))
    return asList ? value.map((each) => `- ${each}`).join('\n') : value.join('\n\n')
  const keys = Object.keys((item && declaredOf(item).fields) ?? {})
  const texts = (entry: unknown) => keys.flatMap((key) => asGroup(entry)[key] ?? '')
  if (!asTable)
    return value
      .map((entry) => {
        const [first, ...rest] = texts(entry).filter((each) => each !== '')
        return [`### ${first}`, ...rest].join('\n')
      })
      .join('\n\n')
  const width = Math.max(...value.map((entry) => texts(entry).length))
  const names = Array.isArray(columns) ? columns : []
  const head = Array.from({ length: width }, (_, at) => names[at - (width - names.length)] ?? '')
  const row = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`
  return [row(head), `|${'---|'.repeat(width)}`, ...value.map((entry) => row(texts(entry)))].join(
    '\n',
  )
}
