import { z } from 'zod'
import { list, text, yearDay } from '#app/content/engine/fields.ts'
import { exhibitWords, label, refuse } from '#app/content/schemas/common.ts'

const choice = z
  .strictObject({
    what: label,
    from: yearDay,
    until: yearDay,
    remark: text({ max: 90 }).optional(),
    /** Marks the firm's own date among those of the law. */
    ours: z.boolean().default(false),
  })
  .superRefine(({ from, until }, context) => {
    if (until < from) refuse(context, ['until'], 'the same day as "from", or a later one')
  })

/** How long each choice of a tax year stays open, from January 1 to the filing date after it. */
export const year = z.strictObject({
  kind: z.literal('year'),
  ...exhibitWords,
  groups: list(z.strictObject({ heading: label, choices: list(choice, { min: 1, max: 8 }) }), {
    min: 1,
    max: 3,
  }),
})
