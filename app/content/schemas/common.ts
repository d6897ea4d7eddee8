import type { z } from 'zod'
import {
  as,
  type Declaring,
  declare,
  declaredOf,
  mapped,
  type Options,
} from '#app/content/engine/declared.ts'
import {
  checkedAddress,
  checkedText,
  flag,
  group,
  isoDate,
  list,
  pastDate,
  prose,
  slug,
  text,
  whole,
} from '#app/content/engine/fields.ts'
import { missingPageHint } from '#app/content/engine/links.ts'
import type { ProblemDetail } from '#app/content/engine/problem.ts'
import { validationContext } from '#app/content/engine/validation-context.ts'
import { plain, type Shown } from '#app/lib/shown.ts'
import { stateNames } from '#app/lib/us-states.ts'

// Parts that several files have.

const expected = 'the address of a page on this site'

/** A page of the site: "/pricing". */
export function path<const O extends Options>(options?: O) {
  return checkedAddress(missingPage, { expected, example: '/pricing', ...(options as O) })
}

/** A page, or a place on a page: "/pricing#tax-planning". */
export function link<const O extends Options>(options?: O) {
  const example = '/pricing#tax-planning'
  return checkedAddress(missingPlace, { expected, example, ...(options as O) })
}

export function missingPlace(to: string): ProblemDetail | undefined {
  return missingPage(to.split('#')[0] ?? '')
}

function missingPage(path: string): ProblemDetail | undefined {
  const paths = validationContext()?.paths
  if (!paths || paths.includes(path)) return undefined
  return { expected, ...missingPageHint(path) }
}

const stateWords = 'the full name of a U.S. state or territory'

/** Printed as typed: on a license line, in an article, in the terms. */
export function usState<const O extends Options>(options?: O) {
  const about = { expected: stateWords, example: 'Tennessee', ...(options as O) }
  return checkedText(
    (name) => {
      if (stateNames.includes(name)) return undefined
      return { expected: stateWords }
    },
    about,
    'state',
  )
}

/** Holds the words of the sample with a short name of the full forty characters, too. */
export function heading<const O extends Options>(options?: O) {
  return text({ max: 100, ...(options as O) })
}

export function label<const O extends Options>(options?: O) {
  return text({ max: 60, ...(options as O) })
}

const groupPlace = { min: 1, max: 99, expected: 'a whole number; 1 comes first' }

/** When the tax figures in a file were last checked, and the last day they may be shown. */
export const figureDays = {
  reviewed: pastDate({
    label: 'Tax figures last reviewed',
    about: 'The day somebody last compared the tax figures of this file with their sources.',
    optional: true,
  }),
  validThrough: isoDate({
    label: 'Tax figures valid through',
    about: 'The last day the tax figures of this file may be shown without another look.',
    optional: true,
  }),
}

/** What search engines, browser tabs, menus and breadcrumbs show of a page. */
const headFields = {
  ...figureDays,
  title: text({ label: 'Title in search results and tabs', max: 60, example: 'Tax planning' }),
  description: text({ label: 'Description in search results', min: 70, max: 160 }),
  updated: pastDate({
    label: 'Last changed',
    about: "The day the page's words last changed; search engines are told.",
  }),
  name: label({
    label: 'Name of the page in menus',
    about: 'What the page is called wherever it is linked by name.',
  }),
  menu: group(
    {
      group: text({ label: 'Which menu', max: 30, example: 'Services' }),
      place: whole({ ...groupPlace, label: 'Place in the menu (1 is first)' }),
      label: label({ label: 'Another name for it there', optional: true }),
      anchor: slug({ label: 'Place on the page', optional: true }),
    },
    {
      label: 'In the menu',
      about: 'Where a menu links to the page; the menus are in `navigation.yaml`.',
      optional: true,
    },
  ),
  footer: group(
    {
      group: text({ label: 'Which column', max: 30, example: 'Services' }),
      place: whole({ ...groupPlace, label: 'Place in the column (1 is first)' }),
      label: label({ label: 'Another name for it there', optional: true }),
      anchor: slug({ label: 'Place on the page', optional: true }),
    },
    {
      label: 'In the footer',
      about: 'Where the footer links to the page; its columns are in `navigation.yaml`.',
      optional: true,
    },
  ),
  books: idOf(
    'meeting',
    slug({
      label: 'What its buttons book',
      about: 'A meeting of `firm.yaml`; the discovery call if there is none here.',
      expected: 'the id of a meeting in firm.yaml',
      example: 'strategy-session',
      optional: true,
    }),
  ),
  parent: path({
    label: 'Page above this one',
    about: 'In the breadcrumbs; the home page if there is none here.',
    optional: true,
  }),
  aliases: list(slug({ label: 'Other address' }), {
    label: 'Other addresses of this page',
    about: 'Other addresses of the same page.',
    max: 5,
    optional: true,
  }),
  hidden: flag({
    label: 'Hidden: in no menu or list',
    about: 'Built at its address, but in no menu, list, sitemap or feed.',
    expected: 'true to keep the page out of every list',
    optional: true,
  }),
}
const headOptions = { label: 'Search engines and address' }

const ownHeadFields = {
  ...headFields,
  address: slug({
    about: 'The last part of its address, if that is not the name of the file.',
    optional: true,
  }),
}
/** The head of a page whose file the owner named. */
export const ownHead = group(ownHeadFields, headOptions)
export type Head = z.infer<typeof ownHead>

const { updated, ...datedHeadFields } = ownHeadFields
/** The head of a text that carries a date of its own: a legal page. */
export const datedHead = group(datedHeadFields, headOptions)

/** What a page's drawing shows, for people who can't see it, and the line below it. */
export const plateFields = {
  alt: text({
    label: 'What the picture shows',
    about: "For people who can't see it.",
    min: 10,
    max: 160,
    example: 'An open, empty envelope',
  }),
  caption: prose({ max: 240 }),
}
export const plate = group(plateFields, { label: 'Drawing' })

/** How a page's own savings figures were computed; shown next to them. */
export function basis<const O extends Options>(options?: O) {
  const field = text({ label: 'How it is counted', max: 160, ...(options as O) })
  return field.refine(isWithoutPeriod, 'a sentence without the period at the end')
}

/** The period of "P.C." or "Inc." belongs to a name. */
function isWithoutPeriod(sentence: Shown | undefined): boolean {
  const words = plain(sentence ?? '')
  return !words.endsWith('.') || /\b(?:[A-Z]|Inc|Co|Corp|Ltd|Jr|Sr)\.$/.test(words)
}

/** What happens, step by step. */
export function stepList<const O extends Options>(options?: O) {
  const step = group({ name: label(), text: text({ label: 'What happens', max: 220 }) })
  return list(step, { label: 'Steps', min: 2, max: 8, ...(options as O) })
}

/** What every exhibit says around its drawing. */
export const exhibitWords = {
  heading: heading(),
  intro: prose({ label: 'Introduction', max: 260 }),
  note: prose({
    about: 'What it assumes, and the rules behind it, below the drawing.',
    max: 900,
  }),
}

export type Refinement = z.core.$RefinementCtx<unknown>

/** Reports entries that a list has a second time, by their names and the field that holds the name. */
export function distinctBy<Item>(
  nameOf: (item: Item) => Shown | number,
  field: string | undefined,
  expected: string,
) {
  return (list: readonly Item[], context: Refinement): void => {
    const names = list.map((item) => `${nameOf(item)}`)
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
  (name: Shown) => name,
  undefined,
  'a name that this list does not have yet',
)

/** For rules between the fields of a group: the one that is wrong, and what it should be. */
export function refuse(context: Refinement, path: PropertyKey[], message: string): void {
  context.addIssue({ code: 'custom', path, message })
}

/** The days on which something is shown. Both are included. */
export const dayFields = {
  from: isoDate({ about: 'The first day, where the firm is.' }),
  until: isoDate({ about: 'The last day.' }),
}

/** For the `refine` of a group with these days. */
export const firstBeforeLast: [
  (days: { from: string; until: string }) => boolean,
  { path: string[]; message: string },
] = [
  ({ from, until }) => from <= until,
  { path: ['until'], message: 'the same day as "from", or a later one' },
]

/** What other files name by its id; references.ts knows which there are. */
export type Named =
  | ('record' | 'story' | 'figure' | 'source' | 'partner' | 'role' | 'person' | 'question')
  | ('meeting' | 'audience' | 'checklist')
  | ('planningPackage' | 'accountingPackage' | 'package' | 'return' | 'service')
  | ('price' | 'cost')

declare const of: unique symbol
/** The id of something else; a block is given the record itself. */
export type Id<Name extends string = string> = string & { readonly [of]: Name }

/** Something else by its id, which has to be there. */
export function ref<const Name extends Named, const O extends Options>(names: Name, options?: O) {
  const field = idOf(names, slug(options))
  return field as unknown as Declaring<z.ZodType<Id<Name>, string>, O>
}

/** The id of something else, which has to be there. */
export function idOf<Field extends z.ZodType>(names: Named, field: Field): Field {
  return declare(field.clone(), { ...declaredOf(field), names }, {} as object)
}

/** A price, or an amount computed from prices, by its name among the facts. */
export function amountName<const O extends Options>(names: 'price' | 'cost', options?: O) {
  const name = text({
    max: 60,
    expected: 'the name of a price without braces',
    example: 'price.tax-planning.elite',
  })
  return as(
    idOf(
      names,
      mapped(name, ({ plain }) => plain),
    ),
    (options ?? {}) as O,
  )
}
