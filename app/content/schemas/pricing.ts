import type { z } from 'zod'
import { as } from '#app/content/engine/declared.ts'
import { group, is, list, money, prose, slug, text, variants } from '#app/content/engine/fields.ts'
import { figureId } from './claims.ts'
import { basis, distinctSections, head, heading, label } from './common.ts'

const claim = as(figureId, {
  label: 'Figure',
  about: 'A figure of `claims.yaml` below the packages, by its id.',
  optional: true,
})
const jump = label({
  label: 'Link at the top of the page',
  about: 'What the link to the section at the head of the page says.',
})
const intro = prose({ label: 'Introduction', max: 160 })
const button = label({ label: 'Words on the button' })

/** The addresses of the other sections within the page. */
const taken =
  'main guarantee journey tax-planning calculator before-after accounting tax-preparation additional-services billing price-terms'.split(
    ' ',
  )

const section = variants('kind', [
  group(
    { kind: is('guarantee'), heading: label() },
    { about: 'The terms of the guarantee with the worked refund; needs `guarantee.yaml`.' },
  ),
  group(
    {
      kind: is('journey'),
      heading: heading(),
      steps: list(group({ name: label(), text: text({ label: 'What happens', max: 150 }) }), {
        min: 2,
        max: 6,
      }),
    },
    { about: 'Two to six steps, drawn up to four.' },
  ),
  group(
    {
      kind: is('planning', { label: 'Planning prices' }),
      jump,
      heading: heading(),
      intro,
      minimum: text({
        about: '{amount} is what a plan must identify at the fee of its package.',
        max: 60,
        example: '{multiple}: strategies worth at least {amount}',
        optional: true,
      }),
      claim,
    },
    { about: 'The packages of `prices/tax-planning.yaml`, which it needs.' },
  ),
  group(
    {
      kind: is('calculator'),
      heading: heading(),
      intro: text({ label: 'Introduction', max: 120 }),
      paidLabel: label({ label: 'Name of the field for tax paid' }),
      grossLabel: label({ label: 'Name of the field for income' }),
      hint: label({ about: 'Beside the field for tax paid: which taxes, of which year.' }),
      button,
      disclosure: text({
        about: 'Required on this page, word for word.',
        max: 260,
        prescribed: true,
      }),
      example: group(
        {
          taxPaid: money(),
          grossIncome: money(),
          text: text({ max: 260, values: ['taxPaid', 'grossIncome', 'rate', 'least', 'most'] }),
        },
        { about: 'One result worked out, for visitors without JavaScript.' },
      ),
    },
    { about: 'What a plan might save; needs `calculator` in `firm.yaml`.' },
  ),
  group(
    {
      kind: is('beforeAfter', { label: 'Before and after' }),
      heading: heading(),
      caption: text({ max: 90 }),
      columns: list(label(), { min: 2, max: 2 }),
      rows: list(
        group({
          label: label(),
          cells: list(label(), { label: 'Cells of the row', min: 2, max: 2 }),
        }),
        { min: 2 },
      ),
      basis: basis({
        about: 'Printed inside the required note on savings, which adds the final period.',
      }),
    },
    { about: 'A table with two columns.' },
  ),
  group(
    {
      kind: is('accounting', { label: 'Accounting prices' }),
      jump,
      heading: heading(),
      intro,
      firstYear: label({ about: 'Before what a package costs in its first year.' }),
      onboarding: text({
        label: 'Onboarding fee',
        about: 'After that amount; {fee} is the fee of the package.',
        max: 60,
        example: 'with {fee} onboarding',
      }),
      claim,
    },
    { about: 'The packages of `prices/accounting.yaml`, which it needs.' },
  ),
  group(
    {
      kind: is('preparation', { label: 'Prices per return' }),
      jump,
      heading: heading(),
      intro,
    },
    { about: 'The returns of `prices/tax-preparation.yaml`, which it needs.' },
  ),
  group({ kind: is('bundle'), heading: heading(), button }, { about: 'A call for one quote.' }),
  group(
    {
      kind: is('additional', { label: 'Additional services' }),
      jump,
      heading: heading(),
    },
    { about: 'The services of `prices/additional.yaml`, which it needs.' },
  ),
  group(
    {
      kind: is('closing', { label: 'End of the page' }),
      heading: heading(),
      text: prose({ max: 160 }),
      schedule: label({ label: 'Booking button' }),
      call: label({ label: 'Call button' }),
    },
    { about: 'The last word, with the booking buttons.' },
  ),
  group(
    {
      kind: is('text'),
      id: slug({
        label: 'Name in links',
        about: 'Its address: `payment-plans` is /pricing#payment-plans.',
      }).refine((id) => !taken.includes(id), 'an id that no other part of the page has'),
      heading: heading(),
      text: prose({ max: 900 }),
    },
    { about: 'A heading and a paragraph of yours.' },
  ),
])

export const pricingPageSchema = group({
  head,
  hero: group(
    { heading: heading(), lead: prose({ label: 'Opening sentences', max: 240 }) },
    { label: 'Top of the page' },
  ),
  sections: list(section, {
    about: 'In the order of the page; each kind once, `text` as often as you like.',
    min: 1,
    max: 30,
    onceEach: true,
  }).superRefine(distinctSections),
  billing: group(
    {
      heading: heading(),
      text: text({ max: 500 }),
      pay: label({ about: 'The words of the link to `payUrl` of `firm.yaml`.' }),
    },
    { about: 'Shown with the terms after the last section that has prices.' },
  ),
  terms: text({
    about: 'What the prices mean; required word for word.',
    max: 600,
    prescribed: true,
  }),
})

export type PricingSection = z.infer<typeof section>
/** The words of one kind of section. */
export type SectionOf<Kind extends PricingSection['kind']> = Extract<PricingSection, { kind: Kind }>
