import { type Content, collectionOf } from '#app/content/collections.ts'
import { type Aging, type Declared, declaredOf, variantOf } from '#app/content/engine/declared.ts'
import { fillFacts, replaceMarked } from '#app/content/engine/facts.ts'
import type { LoadedFiles } from '#app/content/engine/load.ts'
import { type Path, valueAt } from '#app/content/engine/problem.ts'
import { allPackages } from '#app/content/facts.ts'
import { withoutUnshown } from '#app/content/page-blocks.ts'
import type { Typed } from '#app/content/texts.ts'
import type { Place } from '#app/lib/marks.ts'
import type { Amount } from '#app/lib/money.ts'
import { oncePer } from '#app/lib/once-per.ts'
import { from } from '#app/lib/shown.ts'

/** What a rule looks at: the valid content of a firm, what the owner typed ({facts} not filled in), the facts,
    and the day of the check, such as 2026-11-15. */
export type Launch = { content: Content; today: string } & Pick<
  LoadedFiles,
  'sources' | 'uses' | 'facts'
>

/** A field of a file, with what is declared of it and of the groups around it. It may still be missing. */
export type Field = {
  file: string
  path: Path
  value: unknown
  declared: readonly Declared[]
  /** How it ages, or the list around it, which is at that path. */
  ages?: { how: Aging; path: Path } | undefined
}

type Schema = Parameters<typeof declaredOf>[0]

const cache = new WeakMap<Launch['sources'], Field[]>()

/** Every field that is not a group or a list of others, without those of blocks that are not shown. */
export function fieldsOf({ sources }: Pick<Launch, 'sources'>): readonly Field[] {
  const known = cache.get(sources)
  if (known) return known
  const fields = [...sources].flatMap(([file, { value }]) => {
    const schema = schemaOf(file)
    return schema ? [...walk(schema, { file, path: [], declared: [] }, value)] : []
  })
  const all = fields.map(([field, value]) => ({ ...field, value }))
  cache.set(sources, all)
  return all

  function* walk(schema: Schema, at: Omit<Field, 'value'>, typed: unknown): Generator<Walked> {
    const value = at.path.length === 0 ? withoutUnshown(typed, sources) : typed
    const own = declaredOf(variantOf(schema, value) ?? schema)
    const declared = [...at.declared, own]
    const ages = own.ages ? { how: own.ages, path: at.path } : at.ages
    const inside = (key: PropertyKey) => ({
      file: at.file,
      path: [...at.path, key],
      declared,
      ages,
    })
    const group = own.options?.find((option) => declaredOf(option).kind === 'group')
    if (own.kind === 'group') {
      for (const [key, field] of Object.entries(own.fields ?? {}))
        yield* walk(field, inside(key), valueAt(value, [key]))
    } else if (own.item && typeof value === 'object' && value !== null) {
      const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
      for (const [key, entry] of entries)
        if (entry !== undefined) yield* walk(own.item, inside(key), entry)
    } else if (group && typeof value === 'object') {
      yield* walk(group, { ...at, declared, ages }, value)
    } else {
      yield [{ ...at, declared, ages }, value]
    }
  }
}

type Walked = [Omit<Field, 'value'>, value: unknown]

export function schemaOf(file: string): Schema | undefined {
  return collectionOf(file)?.schema
}

/** Every text that a page may print, as the owner typed it. */
export function typedTexts(launch: Pick<Launch, 'sources'>): readonly Typed[] {
  return fieldsOf(launch).flatMap(({ file, path, value, declared }) => {
    const { kind, names } = declared.at(-1) ?? {}
    const isWords = (kind === 'text' || kind === 'either') && !names
    const isPrinted = isWords && !declared.some((each) => each.private)
    return isPrinted && typeof value === 'string' ? [{ file, path, text: value }] : []
  })
}

/** What was typed, as visitors read it: with its facts. What is not shown for want of one keeps its words. */
export function readWith(facts: Launch['facts'], typed: unknown): unknown {
  if (typeof typed === 'string') {
    const words = replaceMarked(typed, ({ text }) => text)
    return fillFacts(typed, facts).value ?? fillFacts(words, facts).value
  }
  if (typeof typed !== 'object' || typed === null) return typed
  if (Array.isArray(typed)) return typed.map((each) => readWith(facts, each))
  return Object.fromEntries(
    Object.entries(typed).map(([key, each]) => [key, readWith(facts, each)]),
  )
}

/** Reads the values of files so, each once. */
export function reader({ sources, facts }: Pick<Launch, 'sources' | 'facts'>) {
  const read = oncePer((typed: object) => Object(readWith(facts, typed)))
  return (file: string): unknown => read(Object(sources.get(file)?.value))
}

/** The file that a part of the content comes from. */
export function fileOf(part: object | undefined): string {
  return (part && from(part)?.[0]?.file) ?? ''
}

/** Where texts use a fact: the first such field of each file. */
export function usesOf({ sources, uses }: Pick<Launch, 'sources' | 'uses'>, fact: string): Place[] {
  return [...uses].flatMap(([file, used]) => {
    const use = sources.has(file) ? used.get(fact) : undefined
    return use ? [{ file, path: use.path }] : []
  })
}

/** Every amount of the price lists, and where it is. */
export function pricesOf({ prices }: Content): { price: Amount; place: Place }[] {
  const all = [
    ...allPackages(prices).flatMap(({ price, additionalCosts, ...more }) => [
      price,
      'onboarding' in more ? more.onboarding : undefined,
      ...additionalCosts.map((cost) => cost.price),
    ]),
    ...(prices.additional?.services ?? []).map(({ price }) => price),
  ]
  return all.flatMap((price) => {
    if (!price || price === 'Varies') return []
    return (from(price) ?? []).map((place) => ({ price, place }))
  })
}
