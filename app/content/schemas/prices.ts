import type { z } from 'zod'
import { as } from '#app/content/engine/declared.ts'
import {
  amount,
  choice,
  flag,
  group,
  list,
  money,
  price,
  slug,
  text,
  whole,
} from '#app/content/engine/fields.ts'
import { fieldText, from, shown } from '#app/lib/shown.ts'
import { distinctIds, idOf, refuse } from './common.ts'

const linkName = 'Name in links'

const cost = group({
  id: slug({
    label: linkName,
    about: 'Only for a cost that texts use by name.',
    optional: true,
  }),
  name: text({ max: 40, example: 'Extra K-1' }),
  price: price({ about: 'As it should appear: $900, $100-300+ or Varies.' }),
  per: choice(
    { hr: 'an hour', mo: 'a month', each: 'Each', total: 'Total' },
    {
      label: 'Charged',
      about: "With total, the amount replaces the package's price; otherwise it is added.",
      optional: true,
    },
  ),
  credit: flag({
    label: 'This is a discount',
    about: 'A discount is listed with what the package includes.',
    expected: 'true for a discount',
    optional: true,
  }),
})

const offer = {
  id: slug({ label: linkName, about: 'Texts use the price by it.' }),
  title: text({ max: 60 }),
  price: amount({ about: 'As it should appear: $900, $1,234+ or $100-300+.' }),
  isPrimary: flag({
    label: 'The common choice',
    about: 'In a list of two or more packages, exactly one is marked.',
    expected: 'true for the common choice, false for the others',
    none: false,
  }),
  outcomes: list(text({ max: 80 }), { about: 'What the package includes.', min: 1, max: 12 }),
  additionalCosts: list(cost, { about: 'What comes on top.', max: 20, none: [] }),
}

function packages<Offer extends z.ZodType<{ id: string; isPrimary: boolean }>>(offer: Offer) {
  const packages = list(offer, { about: 'In the order of the page.', min: 1 })
    .superRefine(distinctIds)
    .superRefine((list, context) => {
      const chosen = list.flatMap(({ isPrimary }, at) => (isPrimary ? [at] : []))
      if (list.length < 2 || chosen.length === 1) return
      const expected = 'true for exactly one package in the list, the common choice'
      refuse(context, [chosen[1] ?? 0, 'isPrimary'], expected)
    })
  return group({ packages })
}

const work = list(
  group({
    when: text({ max: 40, example: 'Each month' }),
    text: text({ max: 220, example: 'We reconcile every account and send your reports.' }),
  }),
  { about: 'What is done for the fee, and when.', max: 12, optional: true },
)

const frequency = text({
  label: 'How often',
  about: 'How often the price is paid, after it.',
  max: 20,
  example: 'per year',
})

export const planningPricesSchema = packages(
  group({
    ...offer,
    frequency,
    bestFor: text({ about: 'Whom the package suits.', max: 90 }),
    work,
  }),
)
export const accountingPricesSchema = packages(
  group({
    ...offer,
    frequency,
    onboarding: amount({
      label: 'Onboarding fee',
      about: 'What is paid once, at the start.',
      optional: true,
    }),
    work,
  }),
)
export const preparationPricesSchema = packages(
  group({
    ...offer,
    form: text({ about: 'The number printed large on the card.', max: 6, example: '1120' }),
  }),
)

export const additionalPricesSchema = group({
  services: list(
    group({
      id: slug({ label: linkName, about: 'Texts use the price by it.' }),
      name: text({ max: 60 }),
      price: price({ about: 'As it should appear: $900, $100-300+ or Varies.' }),
      note: text({ about: 'Printed below the name.', max: 90, optional: true }),
      partner: idOf(
        'partner',
        slug({
          about: 'A company in `firm.yaml`; the name then links to its website.',
          optional: true,
        }),
      ),
    }),
    { about: 'Services with one price each.', min: 1 },
  ).superRefine(distinctIds),
  quoted: as(
    list(
      group(
        { id: slug({ label: linkName }), name: text({ max: 60 }) },
        { label: 'Quoted case by case' },
      ),
      {},
    ).superRefine(distinctIds),
    {
      label: 'Quoted case by case',
      about: 'Services without a printed price.',
      none: [],
    },
  ),
}).superRefine(({ services, quoted }, context) => {
  for (const [at, { id }] of quoted.entries()) {
    if (services.some((service) => service.id === id)) {
      refuse(context, ['quoted', at, 'id'], 'an id that no entry under "services" has')
    }
  }
})

const own = 'guarantee.multiple'

/** With the file's own multiple still by its name. */
export const guaranteeSchema = group({
  multiple: whole({
    label: 'Times the fee that a plan must identify',
    about: 'What the year-one plan must identify in savings, in planning fees.',
    min: 1,
    max: 10,
    expected: 'a whole number',
    example: 2,
  }),
  reviewedByCounsel: flag({
    label: 'A lawyer has reviewed it',
    about: 'True once counsel has read the guarantee and its terms.',
  }),
  title: text({ about: 'The guarantee in one line.', max: 80, values: [own] }),
  inShort: text({
    about: 'What it means for a client, in one or two plain sentences before the terms.',
    max: 300,
    values: [own],
    optional: true,
  }),
  terms: text({
    about: 'Shown word for word on every page that explains the guarantee.',
    max: 900,
    values: [own],
  }),
  example: group(
    {
      package: idOf('planningPackage', slug({ about: 'The planning package whose fee is used.' })),
      identified: money({ about: 'What a plan might identify.' }),
      text: text({
        about: 'The refund in a sentence; the page fills in the amounts.',
        max: 200,
        values: ['package', 'fee', 'minimum', 'identified', 'refund'],
      }),
    },
    { about: 'A sample refund.', optional: true },
  ),
  satisfaction: group(
    {
      name: text({ about: 'What pages call it.', max: 60, example: 'Satisfaction guarantee' }),
      days: whole({
        label: 'Days to ask for the refund',
        about: 'Counted from the day the plan is delivered.',
        min: 1,
        max: 365,
        expected: 'a whole number',
        example: 30,
      }),
      terms: text({
        about: 'A full refund on request; the law asks for no less under this name.',
        max: 500,
        values: ['days'],
      }),
      confirmed: flag({
        label: 'You and your attorney have confirmed it',
        about: 'True once you give the refund on these terms.',
      }),
    },
    {
      label: 'Satisfaction guarantee',
      about: 'A second promise: the fee back on request.',
      optional: true,
    },
  ),
})

export type TypedGuarantee = z.infer<typeof guaranteeSchema>

/** With the multiple in its texts. */
export function guaranteeOf(guarantee: TypedGuarantee) {
  const { multiple, title, inShort, terms, satisfaction } = guarantee
  const filled = { [own]: shown(`${multiple}X`, from(guarantee, 'multiple')) }
  return {
    ...guarantee,
    title: title.with(filled),
    inShort: inShort?.with(filled),
    terms: terms.with(filled),
    satisfaction: satisfaction && {
      ...satisfaction,
      terms: satisfaction.terms.with({ days: fieldText(satisfaction, 'days') }),
    },
  }
}

export type Guarantee = ReturnType<typeof guaranteeOf>
export type Work = z.infer<typeof work>
export type Cost = z.infer<typeof cost>
