import { z } from 'zod'
import { text } from '#app/content/engine/fields.ts'

/** How this firm writes; read by the report on words alone. */
export const houseWordsSchema = z.strictObject({
  terms: z.array(text({ max: 40, example: 'QuickBooks' })).optional(),
  instead: z
    .record(
      text({ max: 40, expected: 'words that this firm does not use', example: 'papers' }),
      text({ max: 60, expected: 'what it says instead', example: 'documents' }),
    )
    .optional(),
})

export type HouseWords = z.infer<typeof houseWordsSchema>
