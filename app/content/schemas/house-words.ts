import type { z } from 'zod'
import { checked, group, list, table, text } from '#app/content/engine/fields.ts'

/** How this firm writes; read by the report on words alone. */
export const houseWordsSchema = group(
  {
    terms: list(text({ max: 40, example: 'QuickBooks' }), {
      about: 'Words that are right here and that the dictionary does not know.',
      optional: true,
    }),
    instead: table(
      checked(() => undefined, {
        max: 40,
        expected: 'words that this firm does not use',
        example: 'papers',
      }),
      text({
        label: 'Words to use instead',
        max: 60,
        expected: 'what it says instead',
        example: 'documents',
      }),
      {
        label: 'Words to use instead',
        about: 'Words that this firm does not use, and what it says instead.',
        optional: true,
      },
    ),
  },
  { private: true },
)

export type HouseWords = z.infer<typeof houseWordsSchema>
