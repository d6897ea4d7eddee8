import { z } from 'zod'
import { list, prose, slug, text } from '#app/content/engine/fields.ts'
import { figureId } from './claims.ts'
import {
  amountName,
  distinct,
  heading,
  idOf,
  label,
  link,
  ownHead,
  path,
  type Refinement,
  refuse,
} from './common.ts'
import { exhibit } from './exhibits/exhibit.ts'
import { picture } from './picture.ts'

const extrasGroup = z.strictObject({
  question: heading,
  services: list(idOf('service', slug), { min: 1, max: 60 }),
})

function noneTwice(groups: readonly z.infer<typeof extrasGroup>[], context: Refinement): void {
  const seen = new Set<string>()
  for (const [group, { services }] of groups.entries()) {
    for (const [at, id] of services.entries()) {
      if (seen.has(id)) refuse(context, [group, 'services', at], 'each service only once')
      seen.add(id)
    }
  }
}

/** What only one service has, in the order it is shown. */
const extra = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('guarantee'), heading }),
  z.strictObject({
    kind: z.literal('figures'),
    heading,
    claims: list(figureId, { min: 1, max: 4 }).superRefine(distinct),
  }),
  z.strictObject({
    kind: z.literal('callout'),
    heading,
    text: text({ max: 160 }),
    claim: figureId,
  }),
  z.strictObject({
    kind: z.literal('statement'),
    text: text({ max: 420 }).meta({ prescribed: true }),
  }),
  z.strictObject({
    kind: z.literal('columns'),
    heading,
    intro: prose({ max: 240 }).optional(),
    columns: z
      .array(
        z.strictObject({
          heading: label,
          items: list(text({ max: 130 }), { min: 2, max: 7 }),
        }),
      )
      .length(2),
  }),
  z.strictObject({
    kind: z.literal('comparison'),
    heading,
    columns: z.array(label).length(2),
    rows: list(z.strictObject({ label, cells: z.array(text({ max: 120 })).length(2) }), {
      min: 2,
      max: 6,
    }),
    note: text({ max: 240 }).optional(),
  }),
  z.strictObject({
    kind: z.literal('statistics'),
    heading,
    claims: list(figureId, { min: 1, max: 4 }).superRefine(distinct),
    note: text({ max: 240 }),
  }),
  z.strictObject({
    kind: z.literal('checklist'),
    heading,
    intro: prose({ max: 300 }),
    groups: list(
      z.strictObject({ heading: label, items: list(text({ max: 130 }), { min: 1, max: 12 }) }),
      { min: 2, max: 10 },
    ),
  }),
  z.strictObject({
    kind: z.literal('stories'),
    heading,
    show: list(idOf('story', slug), { min: 1, max: 3 }).superRefine(distinct),
  }),
  z.strictObject({ kind: z.literal('session'), heading, text: text({ max: 240 }), button: label }),
  z.strictObject({
    kind: z.literal('extras'),
    heading,
    intro: prose({ max: 240 }),
    /** In place of a price that is quoted case by case (prices/additional.yaml, quoted). */
    quoted: text({ max: 12, example: 'Quoted' }),
    /** What brings people here, in their own words, and the services that answer it, by id. */
    groups: list(extrasGroup, { min: 1, max: 20 }).superRefine(noneTwice).optional(),
    /** Above the services that are in no group. */
    others: heading.optional(),
  }),
])

/** A line of what a service costs: an amount by its name among the facts, or words instead. */
const pricedItem = z
  .strictObject({
    label,
    amount: idOf('price', amountName).optional(),
    per: text({ max: 20, example: 'a year' }).optional(),
    words: label.optional(),
  })
  .refine(({ amount, words }) => (amount === undefined) !== (words === undefined), {
    path: ['amount'],
    message: 'either "amount" with the name of a price, or "words" such as "quoted in writing"',
  })

export const serviceSchema = z.strictObject({
  head: ownHead,
  title: text({ max: 60 }).meta({ part: 'Top of the page' }),
  description: prose({ min: 60, max: 300 }),
  /** Where the booking buttons of this page book something other than the discovery call. */
  bookingNote: text({ max: 140 }).optional(),
  picture: picture('service'),
  pictureAlt: text({ max: 140, expected: "what the picture shows, for people who can't see it" }),
  offers: list(text({ max: 80 }), { min: 1, max: 20 }),
  whoItsFor: prose({ min: 80, max: 440 }),
  steps: list(z.strictObject({ name: label, text: text({ max: 190 }) }), { min: 2, max: 8 }),
  /** What is done for the fee of each package. */
  packages: z
    .strictObject({
      heading,
      intro: prose({ max: 240 }).optional(),
      /** Packages of prices/tax-planning.yaml or prices/accounting.yaml, by id. */
      show: list(idOf('package', slug), { min: 1, max: 12 }),
    })
    .optional(),
  prices: z.strictObject({
    items: list(pricedItem, { min: 1, max: 20 }),
    note: prose({ max: 260 }).optional(),
    link: z.strictObject({ label, to: link }),
  }),
  exhibit: exhibit.optional(),
  youReceive: list(text({ max: 120 }), { min: 1, max: 12 }),
  notIncluded: list(text({ max: 140 }), { min: 1, max: 12 }),
  questions: list(
    z.strictObject({ question: text({ max: 110 }), answer: prose({ min: 60, max: 560 }) }),
    { min: 1, max: 20 },
  ),
  /** What holds for all answers, said once below them. */
  note: text({ max: 240 }).optional(),
  extra: z.array(extra).max(20).optional(),
  related: list(z.strictObject({ to: path, title: label, why: text({ max: 110 }) }), {
    min: 0,
    max: 6,
  }).default([]),
})

export type Service = z.infer<typeof serviceSchema>
export type Extra = z.infer<typeof extra>
/** The properties of one kind of extra block. */
export type ExtraOf<Kind extends Extra['kind']> = Extract<Extra, { kind: Kind }>
