import type { z } from 'zod'
import { as } from '#app/content/engine/declared.ts'
import {
  flag,
  group,
  is,
  isoDate,
  list,
  money,
  number,
  pastDate,
  prose,
  slug,
  text,
  variants,
} from '#app/content/engine/fields.ts'
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
const shows = "what the picture shows, for people who can't see it"
const pictureAlt = text({ label: 'What the picture shows', max: 160, expected: shows })
const linkWords = label({ label: 'Words of the link' })

const depreciatedPart = group({
  name: label(),
  life: as(number({ max: 50 }).positive(), {
    about: 'Years over which it is depreciated; leave it out for land.',
    optional: true,
  }),
  cost: money({ about: 'All costs together are the purchase price.' }),
  bonus: flag({ label: 'Deducted in full in the first year', optional: true }),
})

const strategy = group(
  {
    kind: is('strategy', { label: 'A strategy worked out' }),
    heading,
    intro: prose({ label: 'Introduction', max: 260 }),
    picture: picture('service', { about: 'Left out, the cutaway of a rental house is shown.' }),
    pictureAlt,
    caption: text({ max: 90 }),
    oneLabel: label({
      label: 'Name of the whole',
      about: 'Beside the first-year deduction if all of it is one building.',
    }),
    partsLabel: label({
      label: 'Name of the parts',
      about: 'Beside the first-year deduction if each part has its own life.',
    }),
    reviewed: pastDate({
      label: 'Last reviewed',
      about: 'The day you last compared the lives with the law.',
    }),
    validThrough: isoDate({ about: 'The last day they may be used without another look.' }),
    buildingLife: number({
      about: 'Years over which the whole would be depreciated as one building.',
    }).positive(),
    parts: list(depreciatedPart, {
      about: 'What the purchase consists of; the drawing of the house has four parts.',
      min: 2,
      max: 6,
    }),
    table: group(
      {
        caption: label(),
        part: label(),
        cost: label(),
        firstYear: label(),
        life: text({
          about: 'In the row of a part that has a life.',
          max: 30,
          example: '{years} years',
        }),
        noLife: label({ about: 'Of a part without a life: land.' }),
        total: label(),
      },
      { about: 'The words of the table of the parts.' },
    ),
    note: prose({ about: 'What the example assumes.', max: 320 }),
    more: prose({
      label: 'Words that lead to more',
      about: 'Other rules the firm works with, and where to read about them.',
      max: 260,
    }),
  },
  { about: 'One purchase, depreciated as a whole and in two to six parts.' },
).refine((each) => each.picture || each.parts.length === 4, {
  path: ['parts'],
  message:
    'four parts, because the drawing of the house shows four; for another number name a "picture"',
})

const comparison = group(
  {
    kind: is('comparison'),
    heading,
    intro: text({ label: 'Introduction', max: 160 }),
    columns: list(text({ max: 40 }), {
      about: "The last column is the firm's.",
      min: 2,
      max: 4,
    }).superRefine(distinct),
    rows: list(
      group({
        label: label(),
        cells: list(text({ max: 90 }), {
          label: 'Cells of the row',
          about: 'As many as there are columns.',
        }),
      }),
      { min: 1, max: 12 },
    ),
    scale: group(
      {
        caption: label(),
        asOf: text({
          about: 'What a figure rests on, and when it was counted.',
          max: 60,
          example: '{basis}, as of {month}',
        }),
        costs: list(
          group({
            label: label(),
            cost: amountName('cost', {
              about: 'A price, a range of prices, a first year or a figure in dollars.',
            }),
            basis: basis({
              about: 'What a price covers; a figure of `claims.yaml` has its own basis.',
              optional: true,
            }),
          }),
          { about: 'A bar for each.', min: 2, max: 6 },
        ),
      },
      { label: 'Bars of what it costs', about: 'Costs as bars, below the table.', optional: true },
    ),
  },
  { about: 'A table with two to four columns, the last one yours.' },
).superRefine(({ columns, rows }, context) => {
  for (const [at, { cells }] of rows.entries()) {
    if (cells.length === columns.length) continue
    refuse(context, ['rows', at, 'cells'], `${columns.length} cells, one for each column`)
  }
})

const section = variants('kind', [
  group(
    {
      kind: is('stats', { label: 'Figures' }),
      heading,
      tiles: list(as(figureId, { label: 'Figure' }), {
        label: 'Figures',
        about: 'Ids from `claims.yaml`; the first is the large one.',
        min: 1,
        max: 8,
      }).superRefine(distinct),
      asOf: text({
        about: '{month} is when the figures were counted.',
        max: 60,
        example: 'All figures as of {month}.',
      }),
    },
    { about: 'One to eight figures from `claims.yaml`, the first one large.' },
  ),
  group(
    {
      kind: is('services'),
      heading,
      cards: list(
        group({
          title: label(),
          to: path({ about: 'The page of the service.' }),
          text: text({ max: 140 }),
          price: label({ about: 'In words, or a price by its name in braces.' }),
        }),
        { about: 'Your main services.', min: 1, max: 12 },
      ),
    },
    { about: 'Your main services with their prices.' },
  ),
  group(
    {
      kind: is('guarantee'),
      heading,
      text: prose({ about: 'The guarantee in short.', max: 420 }),
      link: as(linkWords, { about: 'Leads to the terms on the pricing page.' }),
    },
    { about: 'The guarantee in short; needs `guarantee.yaml`.' },
  ),
  strategy,
  group(
    {
      kind: is('signs', { label: 'Signs to check off' }),
      heading,
      intro: text({ label: 'Introduction', max: 120 }),
      items: list(text({ label: 'Entry', max: 90 }), {
        label: 'Signs',
        about: 'A petal of the drawing for each.',
        min: 3,
        max: 10,
      }).superRefine(distinct),
      of: text({
        label: 'Words after the number of checked signs',
        about: '{count} is the number of all signs.',
        max: 20,
        example: 'of {count}',
      }),
      verdict: text({
        label: 'Line after two checked signs',
        about: 'Shown from two checked signs on, with a booking button.',
        max: 140,
      }),
    },
    { about: 'Three to ten signs to check; a petal for each.' },
  ),
  group(
    { kind: is('people'), heading, intro: prose({ label: 'Introduction', max: 320 }) },
    { about: 'Who does the work, from `team.yaml`.' },
  ),
  group(
    {
      kind: is('stories'),
      heading,
      intro: prose({ label: 'Introduction', max: 240 }),
      show: list(idOf('story', slug({ label: 'Which to show' })), {
        label: 'Which to show',
        about: 'Ids of stories in `testimonials.yaml`.',
        min: 1,
        max: 9,
      }).superRefine(distinct),
      basis: basis({ about: 'How the savings in the stories are counted.' }),
    },
    { about: 'Up to nine stories from `testimonials.yaml`.' },
  ),
  comparison,
  group(
    {
      kind: is('pricing'),
      heading,
      rows: list(
        group({
          label: label(),
          range: text({ about: 'In words, or from the price lists by name.', max: 30 }),
          to: link({ about: 'Where the prices are explained.' }),
        }),
        { min: 1, max: 8 },
      ),
      link: as(linkWords, { about: 'Leads to the pricing page.' }),
    },
    { about: 'Price ranges with links to the price lists.' },
  ),
  group(
    {
      kind: is('questions'),
      heading,
      more: label({ label: 'Words that lead to more', about: 'The link to all questions.' }),
    },
    { about: 'The questions with `onHome: true` in `faq.yaml`.' },
  ),
  group(
    {
      kind: is('next', { label: 'What happens next' }),
      text: prose({
        about: 'Above the button; the steps are those of `pages/contact.yaml`.',
        max: 260,
      }),
    },
    { about: 'What happens after booking, from `pages/contact.yaml`.' },
  ),
  group(
    {
      kind: is('text'),
      id: slug({ label: 'Name in links', about: 'Its address: `truckers` is /#truckers.' }),
      heading,
      text: list(prose({ max: 600 }), {
        expected: 'a list of paragraphs, each on a line of its own after a dash',
        min: 1,
        max: 30,
      }),
    },
    { about: 'A heading and paragraphs of your own.' },
  ),
])

export const homeSchema = group({
  head,
  hero: group(
    {
      headline: text({ max: 70 }),
      lead: prose({ label: 'Opening sentences', max: 220 }),
      schedule: label({
        label: 'Booking button',
        about: 'Without its words the button is not shown.',
        optional: true,
      }),
      call: label({
        label: 'Call button',
        about: 'Without its words the button is not shown.',
        optional: true,
      }),
      picture: picture('article', { about: 'Left out, the street is shown.' }),
      pictureAlt: as(pictureAlt, { about: 'Needed with a picture.', optional: true }),
    },
    { label: 'Top of the page' },
  ).refine((hero) => !hero.picture || hero.pictureAlt, { path: ['pictureAlt'], message: shows }),
  sections: list(section, {
    about: 'In the order in which they are shown; each kind once, `text` as often as you like.',
    min: 1,
    max: 30,
    onceEach: true,
  }).superRefine(distinctSections),
})

export type Home = z.infer<typeof homeSchema>
type HomeSection = Home['sections'][number]
/** The properties of one kind of section. */
export type SectionOf<Kind extends HomeSection['kind']> = Extract<HomeSection, { kind: Kind }>
