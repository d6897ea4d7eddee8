import { block } from '#app/content/engine/block.ts'
import { as } from '#app/content/engine/declared.ts'
import {
  flag,
  group,
  isoDate,
  list,
  money,
  number,
  pastDate,
  prose,
  text,
} from '#app/content/engine/fields.ts'
import { heading, label, refuse } from '#app/content/schemas/common.ts'
import { picture } from '#app/content/schemas/picture.ts'

const part = group({
  name: label(),
  life: as(number({ max: 50 }).positive(), {
    about: 'Years over which it is depreciated; leave it out for land.',
    optional: true,
  }),
  cost: money({ about: 'All costs together are the purchase price.' }),
  bonus: flag({ label: 'Deducted in full in the first year', optional: true }),
})

const table = group(
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
)

export const depreciation = block('depreciation', {
  label: 'A strategy worked out',
  about: 'One purchase, depreciated as a whole and in two to six parts.',
  anchor: 'strategy',
  fields: {
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 260 }),
    picture: picture('service', { about: 'Left out, the cutaway of a rental house is shown.' }),
    pictureAlt: text({
      label: 'What the picture shows',
      max: 160,
      expected: "what the picture shows, for people who can't see it",
    }),
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
    validThrough: isoDate({
      about: 'The last day they may be used without another look.',
    }),
    buildingLife: number({
      about: 'Years over which the whole would be depreciated as one building.',
    }).positive(),
    parts: list(part, {
      about: 'What the purchase consists of; the drawing of the house has four parts.',
      min: 2,
      max: 6,
    }),
    table,
    note: prose({ about: 'What the example assumes.', max: 320 }),
    more: prose({
      label: 'Words that lead to more',
      about: 'Other rules the firm works with, and where to read about them.',
      max: 260,
    }),
  },
  rule: (value, context) => {
    if (value.picture || value.parts.length === 4) return
    refuse(
      context,
      ['parts'],
      'four parts, because the drawing of the house shows four; for another number name a "picture"',
    )
  },
})
