import { z } from 'zod'
import { isoDate, list, money, pastDate, prose, slug, text } from '#app/content/engine/fields.ts'
import { figureId } from './claims.ts'
import {
  amountName,
  basis,
  distinct,
  distinctSections,
  head,
  idOf,
  label,
  link,
  path,
  refuse,
} from './common.ts'
import { picture } from './picture.ts'

const heading = text({ max: 70 })
const pictureAlt = text({
  max: 160,
  expected: "what the picture shows, for people who can't see it",
})

const depreciatedPart = z.strictObject({
  name: label,
  life: z.number().positive().max(50).optional(),
  cost: money,
  bonus: z.boolean().optional(),
})

const strategy = z
  .strictObject({
    kind: z.literal('strategy'),
    heading,
    intro: prose({ max: 260 }),
    /** Left out, the cutaway of a rental house is shown. */
    picture: picture('service'),
    pictureAlt,
    caption: text({ max: 90 }),
    oneLabel: label,
    partsLabel: label,
    reviewed: pastDate,
    validThrough: isoDate,
    buildingLife: z.number().positive(),
    parts: list(depreciatedPart, { min: 2, max: 6 }),
    /** The words of the table of the parts. */
    table: z.strictObject({
      caption: label,
      part: label,
      cost: label,
      firstYear: label,
      life: text({ max: 30, example: '{years} years' }),
      /** Of a part without a life: land. */
      noLife: label,
      total: label,
    }),
    note: prose({ max: 320 }),
    /** Other rules the firm works with, and where to read about them. */
    more: prose({ max: 260 }),
  })
  .refine((each) => each.picture || each.parts.length === 4, {
    path: ['parts'],
    message:
      'four parts, because the drawing of the house shows four; for another number name a "picture"',
  })

const comparison = z
  .strictObject({
    kind: z.literal('comparison'),
    heading,
    intro: text({ max: 160 }),
    /** The last column is the firm's. */
    columns: list(text({ max: 40 }), { min: 2, max: 4 }).superRefine(distinct),
    rows: list(z.strictObject({ label, cells: z.array(text({ max: 90 })) }), { min: 1, max: 12 }),
    scale: z
      .strictObject({
        caption: label,
        /** What a claim rests on, and when it was counted. */
        asOf: text({ max: 60, example: '{basis}, as of {month}' }),
        costs: list(
          z.strictObject({
            label,
            cost: idOf('cost', amountName),
            /** What a price covers; a claim has its own basis. */
            basis: basis.optional(),
          }),
          { min: 2, max: 6 },
        ),
      })
      .optional(),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [at, { cells }] of rows.entries()) {
      if (cells.length === columns.length) continue
      refuse(context, ['rows', at, 'cells'], `${columns.length} cells, one for each column`)
    }
  })

const section = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('stats'),
    heading,
    /** The first is the large one. */
    tiles: list(figureId, { min: 1, max: 8 }).superRefine(distinct),
    asOf: text({ max: 60, example: 'All figures as of {month}.' }),
  }),
  z.strictObject({
    kind: z.literal('services'),
    heading,
    cards: list(
      z.strictObject({ title: label, to: path, text: text({ max: 140 }), price: label }),
      { min: 1, max: 12 },
    ),
  }),
  z.strictObject({
    kind: z.literal('guarantee'),
    heading,
    text: prose({ max: 420 }),
    link: label,
  }),
  strategy,
  z.strictObject({
    kind: z.literal('signs'),
    heading,
    intro: text({ max: 120 }),
    items: list(text({ max: 90 }), { min: 3, max: 10 }).superRefine(distinct),
    /** Below the number of checked signs. */
    of: text({ max: 20, example: 'of {count}' }),
    /** Shown from two checked signs on, with a booking button. */
    verdict: text({ max: 140 }),
  }),
  z.strictObject({ kind: z.literal('people'), heading, intro: prose({ max: 320 }) }),
  z.strictObject({
    kind: z.literal('stories'),
    heading,
    intro: prose({ max: 240 }),
    show: list(idOf('story', slug), { min: 1, max: 9 }).superRefine(distinct),
    /** How the savings in the stories are counted. */
    basis,
  }),
  comparison,
  z.strictObject({
    kind: z.literal('pricing'),
    heading,
    rows: list(z.strictObject({ label, range: text({ max: 30 }), to: link }), { min: 1, max: 8 }),
    link: label,
  }),
  /** Which questions: `onHome` in faq.yaml. */
  z.strictObject({ kind: z.literal('questions'), heading, more: label }),
  /** What happens when you book, from contact.yaml; the text is above the button. */
  z.strictObject({ kind: z.literal('next'), text: prose({ max: 260 }) }),
  z.strictObject({
    kind: z.literal('text'),
    id: slug,
    heading,
    text: list(prose({ max: 600 }), { min: 1, max: 30 }).meta({
      expected: 'a list of paragraphs, each on a line of its own after a dash',
    }),
  }),
])

export const homeSchema = z.strictObject({
  head,
  hero: z
    .strictObject({
      headline: text({ max: 70 }),
      lead: prose({ max: 220 }),
      /** Without its words a button is not shown. */
      schedule: label.optional(),
      call: label.optional(),
      /** Left out, the street is shown. */
      picture: picture('article'),
      pictureAlt: pictureAlt.optional(),
    })
    .refine((hero) => !hero.picture || hero.pictureAlt, {
      path: ['pictureAlt'],
      message: "what the picture shows, for people who can't see it",
    }),
  /** In the order in which they are shown. */
  sections: list(section, { min: 1, max: 30 })
    .superRefine(distinctSections)
    .meta({ onceEach: true }),
})

export type Home = z.infer<typeof homeSchema>
type HomeSection = Home['sections'][number]
/** The properties of one kind of section. */
export type SectionOf<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind }>
