import { z } from 'zod'
import { didYouMean } from '#app/content/engine/english.ts'
import { checked, pastDate, prose, slug, text } from '#app/content/engine/fields.ts'
import { missingPageHint } from '#app/content/engine/links.ts'
import type { ProblemDetail } from '#app/content/engine/problem.ts'
import { validationContext } from '#app/content/engine/validation-context.ts'
import { stateNames, stateOfLetters } from '#app/lib/us-states.ts'

// Parts that several files have.

const expected = 'the address of a page on this site'

/** A page of the site: "/pricing". */
export const path = checked(missingPage).meta({
  expected,
  example: '/pricing',
  control: 'page',
})

/** A page, or a place on a page: "/pricing#tax-planning". */
export const link = checked((to) => missingPage(to.split('#')[0] ?? '')).meta({
  expected,
  example: '/pricing#tax-planning',
  control: 'page',
})

function missingPage(path: string): ProblemDetail | undefined {
  const paths = validationContext()?.paths
  if (!paths || paths.includes(path)) return undefined
  return { expected, ...missingPageHint(path, paths) }
}

const stateWords = 'the full name of a U.S. state or territory'

/** Printed as typed: on a license line, in an article, in the terms. */
export const usState = checked((name) => {
  if (stateNames.includes(name)) return undefined
  const spelled = stateOfLetters(name)
  const hint = spelled ? { hint: `Did you mean ${spelled}?` } : didYouMean(name, stateNames)
  return { expected: stateWords, ...hint }
}).meta({ expected: stateWords, example: 'Tennessee' })

type Names<List extends string> = List extends `${infer First} ${infer Rest}`
  ? First | Names<Rest>
  : List

/** The same field under each of these names: "date what who". */
export function each<List extends string, Field extends z.ZodType>(names: List, field: Field) {
  const fields = names.split(' ').map((name) => [name, field])
  return Object.fromEntries(fields) as Record<Names<List>, Field>
}

/** Holds the words of the sample with a short name of the full forty characters, too. */
export const heading = text({ max: 100 })
export const label = text({ max: 60 })

const groupPlace = z.int().min(1).max(99).meta({ expected: 'a whole number; 1 comes first' })

/** Where a menu or the footer links to a page; the groups are in navigation.yaml. */
const place = z.strictObject({
  group: text({ max: 30, example: 'Services' }),
  place: groupPlace,
  /** Instead of the page's name. */
  label: label.optional(),
  /** A place on the page. */
  anchor: slug.optional(),
})

/** What search engines, browser tabs, menus and breadcrumbs show of a page. */
export const head = z.strictObject({
  title: text({ max: 60, example: 'Tax planning' }),
  description: text({ min: 70, max: 160 }),
  /** The day the page's words last changed; search engines are told. */
  updated: pastDate,
  /** What the page is called wherever it is linked by name. */
  name: label,
  menu: place.optional(),
  footer: place.optional(),
  /** The page above it in the breadcrumbs; the home page if there is none here. */
  parent: path.optional(),
  /** Other addresses of the same page. */
  aliases: z.array(slug).max(5).optional(),
  /** Not built yet. A draft may be unfinished, so its other fields are not checked. */
  draft: z.boolean().meta({ expected: 'true while the page is not ready' }).optional(),
  /** Built at its address, but in no menu, list, sitemap or feed. */
  hidden: z.boolean().meta({ expected: 'true to keep the page out of every list' }).optional(),
})
/** The head of a page whose file the owner named. */
export const ownHead = head.extend({
  /** The last part of its address, if that is not the name of the file. */
  address: slug.optional(),
})
export type Head = z.infer<typeof ownHead>
/** The head of a text that carries a date of its own: a legal page. */
export const datedHead = ownHead.omit({ updated: true })

/** What a page's drawing shows, for people who can't see it, and the line below it. */
export const plate = z.strictObject({
  alt: text({ min: 10, max: 160, example: 'An open, empty envelope' }),
  caption: prose({ max: 240 }),
})

/** How a page's own savings figures were computed; shown next to them. */
export const basis = text({ max: 160 }).refine(
  // The period of "P.C." or "Inc." belongs to a name.
  (sentence) => !sentence.endsWith('.') || /\b(?:[A-Z]|Inc|Co|Corp|Ltd|Jr|Sr)\.$/.test(sentence),
  'a sentence without the period at the end',
)

export const hero = z.strictObject({
  heading,
  lead: prose({ max: 260 }),
  schedule: label,
  call: label,
})
export type HeroWords = z.infer<typeof hero>

/** What every exhibit says around its drawing. */
export const exhibitWords = {
  heading,
  intro: prose({ max: 260 }),
  /** What it assumes, and the rules behind it, below the drawing. */
  note: prose({ max: 900 }),
}

export const closing = z.strictObject({ heading, text: prose({ max: 260 }) })
export type ClosingWords = z.infer<typeof closing>

export type Refinement = z.core.$RefinementCtx<unknown>

/** Reports entries that a list has a second time, by their names and the field that holds the name. */
export function distinctBy<Item>(
  nameOf: (item: Item) => string | number,
  field: string | undefined,
  expected: string,
) {
  return (list: readonly Item[], context: Refinement): void => {
    const names = list.map(nameOf)
    for (const [at, name] of names.entries()) {
      if (names.indexOf(name) < at) refuse(context, field ? [at, field] : [at], expected)
    }
  }
}

/** A copied entry whose id was not changed. */
export const distinctIds = distinctBy(
  ({ id }: { id: string | number }) => id,
  'id',
  'an id that no other entry in this list has',
)

export const distinct = distinctBy(
  (name: string) => name,
  undefined,
  'a name that this list does not have yet',
)

/** Each kind of section is there once; texts, of which there may be several, have ids. */
export function distinctSections(
  sections: readonly { kind: string; id?: string }[],
  context: Refinement,
): void {
  const names = sections.map(({ kind, id }) => (id ? `#${id}` : kind))
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) === at) continue
    if (name.startsWith('#')) refuse(context, [at, 'id'], 'an id that no other section has')
    else refuse(context, [at, 'kind'], `only one section of the kind ${name}`)
  }
}

/** For rules between the fields of a group: the one that is wrong, and what it should be. */
export function refuse(context: Refinement, path: PropertyKey[], message: string): void {
  context.addIssue({ code: 'custom', path, message })
}

/** What other files name by its id; references.ts knows which there are. */
export type Named =
  | ('record' | 'story' | 'figure' | 'source' | 'partner' | 'role' | 'person')
  | ('planningPackage' | 'accountingPackage' | 'package' | 'return' | 'service')
  | ('price' | 'cost')

/** The id of something else, which has to be there. */
export function idOf<Field extends z.ZodType>(names: Named, field: Field): Field {
  return field.meta({ names })
}

/** A price, or an amount computed from prices, by its name among the facts. */
export const amountName = text({
  max: 60,
  expected: 'the name of a price without braces',
  example: 'price.tax-planning.elite',
})
