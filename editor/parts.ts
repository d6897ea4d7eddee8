import { blockNamed } from '#app/blocks/index.ts'
import { collections } from '#app/content/collections.ts'
import { declaredOf, isNeeded, labelOf } from '#app/content/engine/declared.ts'
import { matches } from '#app/content/engine/files.ts'
import { parseSource } from '#app/content/engine/source.ts'
import { needsIn } from '#app/content/needs.ts'
import { valuesIn as leavesOf } from '#app/content/texts.ts'
import type { Group } from './names.ts'
import { entriesIn, valuesIn } from './read-files.ts'

type Texts = ReadonlyMap<string, string>

/** What a firm may do without. */
export type Part = {
  /** What it is asked for by: a file, or the pattern of a folder. */
  of: readonly string[]
  name: string
  files: readonly string[]
  /** Whether a block shows nothing else. */
  isBlock: (block: unknown) => boolean
  /** The field that asks about it. */
  field?: { file: string; key: string }
  /** How other texts may speak of it. */
  words?: RegExp | undefined
}

/** As declared: optional files, with the pages made for them; folders that may be empty; and what an optional
    group of a file asks about. */
export function partsIn(texts: Texts): Part[] {
  const files = [...texts.keys()]
  const single = collections.filter(({ optional, pattern }) => optional && texts.has(pattern))
  const folders = collections.filter(({ pattern, needs }) => pattern.includes('*') && !needs)
  return [
    ...programsIn(texts),
    ...single.map(({ pattern, what, words }): Part => {
      const needs = needsIn(pattern)
      const isBlock = (name: unknown) =>
        blockNamed(`${name}`)?.needs.some((need) => needs.includes(need)) ?? false
      // Nothing but its top block says what the page is about.
      const isAbout = ({ block }: Group) => blockNamed(`${block}`)?.top === true && isBlock(block)
      const along = files.filter((file) => blocksIn(file, texts.get(file)).some(isAbout))
      return { of: [pattern], name: what, files: [pattern, ...along], isBlock, words }
    }),
    ...folders.map(({ pattern, what }): Part => {
      const name = what.replace(/^an? /, 'every ')
      const members = files.filter((file) => matches(pattern, file))
      return { of: [pattern], name, files: members, isBlock: () => false }
    }),
  ]
}

function programsIn(texts: Texts): Part[] {
  return collections.flatMap(({ pattern: file, schema }) =>
    Object.entries(declaredOf(schema).fields ?? {}).flatMap(([key, field]): Part[] => {
      const asked = Object.values(declaredOf(field).fields ?? {}).map(
        (each) => declaredOf(each).ask?.of,
      )
      const [patterns] = asked
      if (!patterns || !asked.every(Boolean) || isNeeded(field)) return []
      const files = [...texts.keys()].filter((each) => patterns.some((of) => isOf(each, of)))
      const name = labelOf(field, key)
      const words = new RegExp(`\\b(${key}|${name.replace(/s$/, '')})`, 'i')
      return [{ of: files, name, files, isBlock: () => false, field: { file, key }, words }]
    }),
  )

  /** `pages/*.yaml#consentVersion`: with such a field. */
  function isOf(file: string, pattern: string): boolean {
    const [files = '', name] = pattern.split('#')
    if (!matches(files, file)) return false
    const { source } = parseSource(file, texts.get(file) ?? '')
    return (
      name === undefined ||
      (source ? leavesOf(source) : []).some(({ path }) => path.at(-1) === name)
    )
  }
}

export function blocksIn(file: string, text: string | undefined): Group[] {
  return entriesIn(valuesIn(file, text).blocks)
}
