import type { z } from 'zod'
import { as } from '#app/content/engine/declared.ts'
import {
  checked,
  flag,
  group,
  number,
  table,
  text,
  whole,
  yearMonth,
} from '#app/content/engine/fields.ts'
import { basis, type Id, idOf, refuse } from './common.ts'

const figure = {
  prefix: text({ label: 'Before the number', max: 3, example: '$', optional: true }),
  value: number({
    about: 'The number itself: with $ before it and M+ after it, 4 is shown as $4M+.',
    min: 0,
    max: 999_999,
    expected: 'a number; a million is 1 with the suffix M',
    example: 78,
  }),
  suffix: text({ label: 'After the number', max: 4, example: 'M+', optional: true }),
  decimals: whole({
    label: 'Digits after the decimal point',
    about: 'At least: those of the number itself are always shown.',
    min: 0,
    max: 2,
    optional: true,
  }),
}

const expectedId = 'the id of a figure: letters and digits without spaces, such as taxesSaved'

/** Free, so that a firm states the figures it has. */
const claimId = checked(
  (id) => (/^[a-z][a-zA-Z\d]*$/.test(id) ? undefined : { expected: expectedId }),
  { expected: expectedId, example: 'taxesSaved' },
)

const savingsExpected =
  'true if the figure counts tax savings, which puts the required notice beside it, otherwise false'

const claim = group({
  ...figure,
  upTo: group(figure, {
    about: 'The second end of a range, as in $20K-$90K+.',
    optional: true,
  }),
  label: text({ about: 'What the figure counts, below it.', max: 80, example: 'Taxes Saved' }),
  basis: basis({
    about: 'Shown next to the figure; for savings, a whole sentence.',
    expected: 'how you count the figure, as a sentence without the period at the end',
  }),
  asOf: yearMonth({
    about: 'The month for which the figure is right.',
  }),
  source: text({
    about: 'Where the evidence is; never shown.',

    max: 120,
    example: 'Firm records, reviewed by the owner',
  }),
  verified: flag({
    about: 'True only when you have the evidence on file.',
    example: false,
  }),
  notBelow: as(idOf('figure', claimId), {
    label: 'Never less than',
    about: 'Another figure that this one cannot be below: every client has at least one project.',
    optional: true,
  }),
  savings: flag({
    label: 'This figure counts tax savings',
    about: 'The notice required for savings is then shown with it.',
    expected: savingsExpected,
    optional: true,
  }),
  ofOthers: flag({
    label: 'Others published this figure',
    about: 'It then needs a publisher and a year.',
    expected: 'true if others published the figure',
    optional: true,
  }),
}).refine(
  ({ label, savings }) => savings !== undefined || !/\bsav(?:ed?|ings?)\b/i.test(label.plain),
  { path: ['savings'], message: savingsExpected },
)

/** What a figure of that name can count at most: the stars of a rating; fifty states, the District of
    Columbia and five territories. */
const mostOf: Readonly<Record<string, number>> = { googleRating: 5, states: 56 }

export const claimsSchema = table(claimId, claim).superRefine((claims, context) => {
  for (const [id, most] of Object.entries(mostOf)) {
    if ((claims[id]?.value ?? 0) > most) refuse(context, [id, 'value'], `${most} or less`)
  }
})

/** A figure that is shown; a block is given the figure itself. */
export const figureId = idOf('figure', claimId) as unknown as z.ZodType<Id<'figure'>, string>

export type Claims = z.infer<typeof claimsSchema>
export type Claim = z.infer<typeof claim>
