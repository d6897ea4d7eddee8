import { z } from 'zod'
import { list, slug, text } from '#app/content/engine/fields.ts'
import { exhibitWords, idOf, refuse } from '#app/content/schemas/common.ts'

const day = z
  .int()
  .min(1)
  .max(23)
  .meta({ expected: 'a business day of the next month, from 1 to 23', example: 10 })

const task = z
  .strictObject({
    /** Begins its line: "You send", "We" or "You get". */
    kind: z.enum(['send', 'do', 'get']),
    what: text({ max: 70, example: 'reconcile every account' }),
    from: day,
    to: day,
  })
  .superRefine(({ from, to }, context) => {
    if (to < from) refuse(context, ['to'], 'the same day as "from", or a later one')
  })

/** On which business days of the next month a month is closed, in each package. */
export const close = z.strictObject({
  kind: z.literal('close'),
  ...exhibitWords,
  packages: list(
    z.strictObject({
      /** A package of prices/accounting.yaml, by id. */
      package: idOf('accountingPackage', slug),
      tasks: list(task, { min: 2, max: 6 }),
    }),
    { min: 1, max: 4 },
  ),
})
