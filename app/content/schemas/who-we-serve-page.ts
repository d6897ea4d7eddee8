import { z } from 'zod'
import { prose, text } from '../engine/fields.ts'
import { head } from './page.ts'

const label = text({ max: 60 })

export const whoWeServePageSchema = z.strictObject({
  head,
  title: text({ max: 40 }),
  lead: prose({ max: 240 }),
  street: z.strictObject({
    /** Under the plot that is still free. */
    none: text({ max: 30, example: 'None of these?' }),
    caption: text({ max: 160 }),
  }),
  prices: prose({ max: 180 }),
  closing: z.strictObject({
    heading: text({ max: 70 }),
    text: prose({ max: 420 }),
    schedule: label,
    call: label,
  }),
})

export type WhoWeServePage = z.infer<typeof whoWeServePageSchema>
