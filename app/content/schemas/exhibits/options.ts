import { z } from 'zod'
import { list, sum, text } from '#app/content/engine/fields.ts'
import { exhibitWords, label, type Refinement, refuse } from '#app/content/schemas/common.ts'
import { dollars } from '#app/lib/money.ts'

const option = z.strictObject({
  name: text({ max: 40 }),
  /** What it costs, and what it asks of the reader. */
  terms: text({ max: 120 }),
  /** The highest amount it is for; the next option begins there. */
  upTo: sum.optional(),
})

type Options = readonly z.infer<typeof option>[]

/** What a reader may ask for, by situation and by amount. None is marked as the best one. */
export const options = z.strictObject({
  kind: z.literal('options'),
  ...exhibitWords,
  caption: text({ max: 100 }),
  /** The situations, in the reader's own words. */
  rows: list(
    z.strictObject({
      situation: label,
      options: list(option, { min: 1, max: 3 }).superRefine(mustCoverAllAmounts),
    }),
    { min: 3, max: 7 },
  ),
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
