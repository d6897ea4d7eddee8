import type { z } from 'zod'
import { as } from '#app/content/engine/declared.ts'
import {
  choice,
  flag,
  group,
  is,
  list,
  money,
  pastDate,
  slug,
  text,
  variants,
  whole,
} from '#app/content/engine/fields.ts'
import { dollars } from '#app/lib/money.ts'
import { distinctIds, idOf, refuse } from './common.ts'

const income = money({ optional: true })
const ofBusiness = money({ about: 'Of a business record.', optional: true })

const record = group({
  id: whole({
    label: 'Number of the case study',
    about: 'Stories, pages and articles name the record by it.',
    min: 1,
    max: 9999,
  }),
  type: choice(
    { business: 'Business', individual: 'Individual', mixed: 'Mixed' },
    { about: 'Which table the record is in.' },
  ),
  revenue: ofBusiness,
  profit: ofBusiness,
  w2Earnings: money({ label: 'W-2 earnings', optional: true }),
  stockSaleProceeds: income,
  businessIncome: income,
  investmentIncome: income,
  totalIncome: money({
    about: 'The sum of the incomes in this record; a business has none.',
    optional: true,
  }),
  taxDueWithoutStrategy: money({
    about: 'Federal tax owed with the return, after withholding and estimated payments.',
  }),
  keyStrategiesUsed: whole({ label: 'Number of strategies used', min: 2, max: 12 }),
  taxDueWithStrategy: money({ about: 'Left out where there is a refund.', optional: true }),
  taxRefundWithStrategy: money({
    about: 'From tax that was already withheld.',
    optional: true,
  }),
  totalTaxSavings: money({
    about: 'The tax due without the strategy minus what is due with it, or plus the refund.',
  }),
  federalTax: money({
    label: 'All federal tax of the year',
    about:
      'Without the strategy and before withholding; the share saved is a share of it. Left out if all of it is due with the return.',
    optional: true,
  }),
  later: money({
    label: 'Due in a later year',
    about: 'How much of the savings is only moved to a later year; shown below them.',
    optional: true,
  }),
  remark: text({
    about: 'Below the tables, such as why a record that saves little is shown.',
    max: 160,
    optional: true,
  }),
}).superRefine((row, context) => {
  for (const [field, expected] of arithmeticErrors(row)) {
    refuse(context, [field], expected)
  }
})

export const caseStudiesSchema = group({
  illustrative: flag({
    label: 'The outcomes are examples, not real clients',
    about: 'False only when every record describes a verified engagement.',
  }),
  records: as(list(record, { min: 1, max: 60 }).superRefine(distinctIds), {
    about: 'A field that does not apply is left out, and the page shows N/A.',
  }),
})

type CaseStudies = z.infer<typeof caseStudiesSchema>
export type CaseStudy = CaseStudies['records'][number]
/** What a story shows of a record. */
export type Outcome = Pick<
  CaseStudy,
  'id' | 'totalTaxSavings' | 'taxDueWithoutStrategy' | 'taxRefundWithStrategy'
>

type Row = z.infer<z.ZodObject<(typeof record)['shape']>>

/** The rules that make a row add up, each with the wrong field and what it should be. */
function* arithmeticErrors(row: Row): Generator<[field: string, expected: string]> {
  const { taxDueWithoutStrategy: before, totalTaxSavings: savings } = row
  const { taxRefundWithStrategy: refund = 0, taxDueWithStrategy: after } = row
  const due = 'the tax due without the strategy'
  if (refund > 0) {
    if (after) yield ['taxDueWithStrategy', 'nothing (remove the line), because there is a refund']
    if (savings !== before + refund)
      yield ['totalTaxSavings', `${dollars(before + refund)}: ${due} plus the refund`]
  } else if (after === undefined) {
    yield ['taxDueWithStrategy', 'an amount here, or a refund in taxRefundWithStrategy']
  } else if (savings !== before - after) {
    yield ['totalTaxSavings', `${dollars(before - after)}: ${due} minus the tax due with it`]
  }
  const { federalTax = before, later = 0 } = row
  if (federalTax < before) yield ['federalTax', `${dollars(before)} or more: ${due} is part of it`]
  if (later > savings) yield ['later', `at most ${dollars(savings)}: a part of the savings`]
  if (row.type === 'business') yield* businessErrors(row)
  else {
    const { w2Earnings = 0, businessIncome = 0, investmentIncome = 0, stockSaleProceeds = 0 } = row
    const total = w2Earnings + businessIncome + investmentIncome + stockSaleProceeds
    if (row.totalIncome !== total)
      yield ['totalIncome', `${dollars(total)}: the sum of the incomes in this record`]
  }
}

function* businessErrors(row: Row): Generator<[field: string, expected: string]> {
  const { revenue = 0, profit = 0, taxDueWithoutStrategy: before } = row
  if (profit <= 0 || profit >= revenue) yield ['profit', 'more than zero and less than the revenue']
  if (row.totalIncome !== undefined)
    yield ['totalIncome', 'nothing (remove the line): a business record has no total income']
  const rate = before / profit
  if (rate < 0.2 || rate > 0.35) yield ['taxDueWithoutStrategy', 'about 20% to 35% of the profit']
}

const shown = {
  id: slug({ label: 'Name in links', about: 'Pages name the story by it.' }),
  name: text({
    about: 'Shown only once the story is verified.',
    max: 60,
    example: 'Illustrative client',
  }),
  title: text({
    about: 'What the client does, and where.',
    max: 80,
    example: 'Multifamily investor, Tennessee',
  }),
  quote: text({
    label: 'Quote or story',
    about:
      'The words of the client, without quotation marks; until verified, what you would do, in the third person.',
    max: 260,
  }),
  caseStudy: idOf(
    'record',
    whole({
      label: 'Number of the case study',
      about: 'The record in `case-studies.yaml` whose figures the story shows.',
      optional: true,
    }),
  ),
  connection: text({
    label: 'Connection to the firm',
    about: 'A fee credit or a family tie, shown next to the quote.',
    max: 80,
    example: 'Client received a fee credit',
    optional: true,
  }),
}

const agreed = 'true: quote only clients who have agreed'

const testimonial = variants('verified', [
  group({
    ...shown,
    verified: is(false, {}),
  }),
  group({
    ...shown,
    verified: is(true),
    consentOnFile: as(is(true), {
      about: 'You have the written consent of the client.',
      expected: agreed,
    }),
    date: pastDate({ about: 'The day of the consent.' }),
    relationship: choice(
      {
        client: 'Client',
        employee: 'Employee',
        'referral partner': 'Referral partner',
      },
      { about: 'What ties the person to the firm.' },
    ),
  }),
])

export const testimonialsSchema = group({
  testimonials: as(list(testimonial, {}).superRefine(distinctIds), {
    about: 'Until a story is verified, it is shown as an illustrative example without a name.',
  }),
})

export type Testimonial = z.infer<typeof testimonial>
