import { z } from 'zod'
import { prose, text } from '../engine/fields.ts'
import { head, plate } from './page.ts'
import { closing, heading, hero, label } from './page-parts.ts'

const item = z.strictObject({ name: text({ max: 44 }), text: prose({ max: 160 }) })

export const ourFirmPageSchema = z.strictObject({
  head,
  hero,
  plate,
  mission: z.strictObject({
    heading,
    text: prose({ max: 320 }),
    founded: label,
    asOf: text({ max: 20, example: 'as of' }),
  }),
  values: z.strictObject({
    heading,
    items: z
      .array(
        z.strictObject({
          name: label,
          where: text({ max: 24, example: 'in a fee' }),
          text: text({ max: 150 }),
        }),
      )
      .length(4),
  }),
  founder: z.strictObject({
    heading,
    story: z
      .array(prose({ max: 340 }))
      .min(1)
      .max(5),
    awaiting: text({ max: 120 }),
  }),
  team: z.strictObject({ heading, intro: prose({ max: 160 }), noCredential: label }),
  checks: z.strictObject({ heading, items: z.array(item).length(8) }),
  closing,
})

export type OurFirmPage = z.infer<typeof ourFirmPageSchema>
