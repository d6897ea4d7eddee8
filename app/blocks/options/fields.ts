import type { z } from 'zod'
import { block } from '#app/content/engine/block.ts'
import { group, list, sum, text } from '#app/content/engine/fields.ts'
import { exhibitWords, label, type Refinement, refuse } from '#app/content/schemas/common.ts'
import { dollars } from '#app/lib/money.ts'

const option = group({
  name: text({ max: 40 }),
  terms: text({ about: 'What it costs, and what it asks of the reader.', max: 120 }),
  upTo: sum({
    about: 'The highest amount it is for; the next option begins there, and the last has none.',
    optional: true,
  }),
})

type Options = readonly z.infer<typeof option>[]

export const options = block('options', {
  label: 'Options by amount',
  about: 'What a reader may ask for, by situation and by amount; none is marked as the best one.',
  anchor: 'exhibit',
  fields: {
    ...exhibitWords,
    caption: text({ max: 100 }),
    rows: list(
      group({
        situation: label({ about: "In the reader's own words." }),
        options: list(option, {
          about: 'From the smallest amount up.',
          min: 1,
          max: 3,
        }).superRefine(mustCoverAllAmounts),
      }),
      { about: 'The situations.', min: 3, max: 7 },
    ),
  },
})

function mustCoverAllAmounts(options: Options, context: Refinement): void {
  for (const [at, { upTo }] of options.entries()) {
    const before = options[at - 1]?.upTo ?? 0
    if (at === options.length - 1) {
      if (upTo === undefined) continue
      refuse(context, [at, 'upTo'], 'nothing: the last option is for all amounts above the others')
    } else if (upTo === undefined || upTo <= before) {
      refuse(
        context,
        [at, 'upTo'],
        `an amount above ${dollars(before)}: the next option begins there`,
      )
    }
  }
}
