import type { z } from 'zod'
import type { Content } from '#app/content/collections.ts'
import { declaredOf } from '#app/content/engine/declared.ts'
import type { ProseText } from '#app/content/engine/fields.ts'
import type { Claim } from '#app/content/schemas/claims.ts'
import type { Id } from '#app/content/schemas/common.ts'
import type { Faq } from '#app/content/schemas/pages.ts'
import type { Outcome, Testimonial } from '#app/content/schemas/stories.ts'
import { isText, type Text } from '#app/lib/shown.ts'

/** A package of one of the price lists. */
type PackageOf<List extends keyof Content['prices']> =
  NonNullable<Content['prices'][List]> extends { packages: (infer Package)[] } ? Package : never

/** What a block is given in place of an id. */
type Records = {
  /** With the figures of the case study that it names. */
  story: Testimonial & { readonly record: Outcome | undefined }
  figure: Claim & { readonly id: string }
  question: Faq['items'][number]
  package: PackageOf<'planning' | 'accounting'>
  accountingPackage: PackageOf<'accounting'>
  return: PackageOf<'preparation'>
}

const find: {
  readonly [Name in keyof Records]: (content: Content, id: string) => Records[Name] | undefined
} = {
  story: ({ testimonials, caseStudies }, id) => {
    const story = testimonials?.testimonials.find((each) => each.id === id)
    const record = caseStudies?.records.find((each) => each.id === story?.caseStudy)
    return story && { ...story, record }
  },
  figure: ({ claims }, id) => claims[id] && { ...claims[id], id },
  question: ({ faq }, id) => faq.items.find((each) => each.id === id),
  package: ({ prices: { planning, accounting } }, id) =>
    [...(planning?.packages ?? []), ...(accounting?.packages ?? [])].find((each) => each.id === id),
  accountingPackage: ({ prices }, id) => prices.accounting?.packages.find((each) => each.id === id),
  return: ({ prices }, id) => prices.preparation?.packages.find((each) => each.id === id),
}

/** The values of a block with the records in place of their ids. */
export type Resolved<Value> = Value extends Text | ProseText
  ? Value
  : Value extends Id<infer Name>
    ? Name extends keyof Records
      ? Records[Name]
      : Value
    : Value extends object
      ? { [Key in keyof Value]: Resolved<Value[Key]> }
      : Value

/** An id of something that is not there is left out of a list: the check reports it. */
export function resolved(schema: z.core.$ZodType, value: unknown, content: Content): unknown {
  const { names, fields, item, options, by } = declaredOf(schema)
  if (names && Object.hasOwn(find, names)) return find[names as keyof Records](content, `${value}`)
  if (Array.isArray(value) && item) {
    const found = value.flatMap((each) => resolved(item, each, content) ?? [])
    // The list itself knows its place in the file.
    return found.every((each, at) => each === value[at]) ? value : found
  }
  if (typeof value !== 'object' || value === null || isText(value)) return value
  if (options && by) {
    const meant = options.find((option) => {
      const kind = declaredOf(option).fields?.[by]
      return kind && declaredOf(kind).choices?.has(Reflect.get(value, by))
    })
    return meant ? resolved(meant, value, content) : value
  }
  if (!fields) return value
  const inside = Object.entries(fields).flatMap(([key, field]) => {
    const each = Reflect.get(value, key)
    return each === undefined ? [] : [[key, resolved(field, each, content)] as const]
  })
  const isSame = inside.every(([key, each]) => each === Reflect.get(value, key))
  return isSame ? value : { ...value, ...Object.fromEntries(inside) }
}
