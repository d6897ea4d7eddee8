import type { z } from 'zod'
import { as } from '#app/content/engine/declared.ts'
import { group, is, list, prose, slug, text, variants } from '#app/content/engine/fields.ts'
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

const figure = as(figureId, { label: 'Figure' })
const figures = list(figure, {
  label: 'Figures',
  about: 'Ids from `claims.yaml`.',
  min: 1,
  max: 4,
}).superRefine(distinct)

function intro(max: number) {
  return prose({ label: 'Introduction', max })
}

/** Short lines of a list. */
function entries(min: number, max: number) {
  return list(text({ label: 'Entry', max: 130 }), { label: 'Entries', min, max })
}

const extrasGroup = group({
  question: heading({ about: 'What brings people here, in their own words.' }),
  services: list(idOf('service', slug()), {
    about: 'The services of `prices/additional.yaml` that answer it, by id.',
    min: 1,
    max: 60,
  }),
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

const extra = variants(
  'kind',
  [
    group(
      { kind: is('guarantee'), heading: heading() },
      { about: 'The guarantee, from `guarantee.yaml`, which it needs.' },
    ),
    group(
      { kind: is('figures'), heading: heading(), claims: figures },
      { about: 'One to four figures from `claims.yaml`.' },
    ),
    group(
      {
        kind: is('callout', { label: 'A figure with a sentence' }),
        heading: heading(),
        text: text({ max: 160 }),
        claim: figure,
      },
      { about: 'One figure from `claims.yaml` with a sentence.' },
    ),
    group(
      {
        kind: is('statement'),
        text: text({ max: 420, prescribed: true }),
      },
      { about: 'A sentence set apart, such as a required notice.' },
    ),
    group(
      {
        kind: is('columns'),
        heading: heading(),
        intro: as(intro(240), { optional: true }),
        columns: list(group({ heading: label(), items: entries(2, 7) }), { min: 2, max: 2 }),
      },
      { about: 'Two lists side by side.' },
    ),
    group(
      {
        kind: is('comparison'),
        heading: heading(),
        columns: list(label(), { min: 2, max: 2 }),
        rows: list(
          group({
            label: label(),
            cells: list(text({ max: 120 }), { label: 'Cells of the row', min: 2, max: 2 }),
          }),
          { min: 2, max: 6 },
        ),
        note: text({ about: 'A sentence below the table.', max: 240, optional: true }),
      },
      { about: 'A table with two columns.' },
    ),
    group(
      {
        kind: is('statistics'),
        heading: heading(),
        claims: figures,
        note: text({ about: 'A sentence below the figures.', max: 240 }),
      },
      { about: 'One to four figures from `claims.yaml` that others published, with a note.' },
    ),
    group(
      {
        kind: is('checklist'),
        heading: heading(),
        intro: intro(300),
        groups: list(group({ heading: label(), items: entries(1, 12) }), {
          min: 2,
          max: 10,
        }),
      },
      { about: 'Documents in groups, with boxes to check; they print on a sheet of their own.' },
    ),
    group(
      {
        kind: is('stories'),
        heading: heading(),
        show: list(idOf('story', slug({ label: 'Which to show' })), {
          label: 'Which to show',
          about: 'Ids of stories in `testimonials.yaml`.',
          min: 1,
          max: 3,
        }).superRefine(distinct),
      },
      { about: 'One to three stories from `testimonials.yaml`.' },
    ),
    group(
      {
        kind: is('session'),
        heading: heading(),
        text: text({ max: 240 }),
        button: label({ label: 'Words on the button' }),
      },
      { about: 'A call for a session, with a booking button.' },
    ),
    group(
      {
        kind: is('extras'),
        heading: heading(),
        intro: intro(240),
        quoted: text({
          label: 'Words in place of a price',
          about:
            'For a service that is quoted case by case (`quoted` in `prices/additional.yaml`).',
          max: 12,
          example: 'Quoted',
        }),
        groups: as(list(extrasGroup, { min: 1, max: 20 }).superRefine(noneTwice), {
          about: 'Sorts the services by what brings people to you; without it there is one list.',
          optional: true,
        }),
        others: heading({ about: 'Above the services that are in no group.', optional: true }),
      },
      { about: 'Every service of `prices/additional.yaml`.' },
    ),
  ],
  { label: 'More sections' },
)

/** A line of what a service costs: an amount by its name among the facts, or words instead. */
const pricedItem = group(
  {
    label: label(),
    amount: amountName('price', {
      about: 'A price, a range of prices or a first year.',
      optional: true,
    }),
    per: text({
      label: 'Charged',
      about: 'After the amount.',
      max: 20,
      example: 'a year',
      optional: true,
    }),
    words: label({ about: 'In place of an amount: "quoted in writing".', optional: true }),
  },
  { label: 'Entry' },
).refine(({ amount, words }) => (amount === undefined) !== (words === undefined), {
  path: ['amount'],
  message: 'either "amount" with the name of a price, or "words" such as "quoted in writing"',
})

export const serviceSchema = group({
  head: ownHead,
  title: text({ max: 60, part: 'Top of the page' }),
  description: prose({ about: 'What the service is, below its title.', min: 60, max: 300 }),
  bookingNote: text({
    label: 'Line beside the booking button',
    about: 'Where the booking buttons of this page book something other than the discovery call.',
    max: 140,
    optional: true,
  }),
  picture: picture('service', {
    about: 'Left out, the drawing with the name of the file is shown.',
  }),
  pictureAlt: text({
    label: 'What the picture shows',
    max: 140,
    expected: "what the picture shows, for people who can't see it",
  }),
  offers: list(text({ max: 80 }), { label: 'What we do', min: 1, max: 20 }),
  whoItsFor: prose({ label: 'Who it is for', min: 80, max: 440 }),
  steps: list(group({ name: label(), text: text({ label: 'What happens', max: 190 }) }), {
    about: 'How it works, step by step.',
    min: 2,
    max: 8,
  }),
  packages: group(
    {
      heading: heading(),
      intro: as(intro(240), { optional: true }),
      show: list(idOf('package', slug({ label: 'Which to show' })), {
        label: 'Which to show',
        about: 'Packages of `prices/tax-planning.yaml` or `prices/accounting.yaml`, by id.',
        min: 1,
        max: 12,
      }),
    },
    { about: 'What is done for the fee of each package.', optional: true },
  ),
  prices: group(
    {
      items: list(pricedItem, {
        label: 'Lines of prices',
        about: 'Each has an `amount` by its name, or `words` instead.',
        min: 1,
        max: 20,
      }),
      note: prose({ about: 'Below the lines of prices.', max: 260, optional: true }),
      link: group({ label: label(), to: link() }, { about: 'The link below the prices.' }),
    },
    { about: 'The box with what the service costs.' },
  ),
  exhibit: as(exhibit, { label: 'Worked example', optional: true }),
  youReceive: list(text({ label: 'What the client receives', max: 120 }), {
    label: 'What the client receives',
    min: 1,
    max: 12,
  }),
  notIncluded: list(text({ max: 140 }), {
    about: 'What the firm does not do for this price.',
    min: 1,
    max: 12,
  }),
  questions: list(group({ question: text({ max: 110 }), answer: prose({ min: 60, max: 560 }) }), {
    min: 1,
    max: 20,
  }),
  note: text({
    about: 'What holds for all answers, said once below them.',
    max: 240,
    optional: true,
  }),
  extra: list(extra, {
    label: 'More sections',
    about: 'What only some services have, in the order in which it is shown.',
    max: 20,
    optional: true,
  }),
  related: list(
    group({
      to: path(),
      title: label(),
      why: text({ about: 'Why a reader of this page might want it.', max: 110 }),
    }),
    { about: 'Other pages at the end of this one.', max: 6, none: [] },
  ),
})

export type Service = z.infer<typeof serviceSchema>
export type Extra = z.infer<typeof extra>
/** The properties of one kind of extra block. */
export type ExtraOf<Kind extends Extra['kind']> = Extract<Extra, { kind: Kind }>
