import { z } from 'zod'
import { prose, text } from '../engine/fields.ts'
import { head, plate } from './page.ts'

const heading = text({ max: 70 })
const label = text({ max: 60 })
const sentence = prose({ max: 220 })

export const contactPageSchema = z.strictObject({
  head,
  hero: z.strictObject({ heading, lead: sentence, schedule: label, call: label, closed: label }),
  plate,
  ways: z.strictObject({
    heading,
    phone: z.strictObject({ label, about: sentence }),
    online: z.strictObject({ label, link: label, about: sentence }),
    email: z.strictObject({ label, about: sentence }),
    mail: z.strictObject({ label, about: sentence }),
    card: z.strictObject({ label, link: label, about: sentence }),
  }),
  warning: z.strictObject({
    heading,
    /** Required word for word: compliance 6.16. */
    line: z
      .literal('Do not send Social Security numbers or tax documents by text or email.')
      .meta({ expected: 'exactly the required sentence' }),
    after: sentence,
  }),
  reply: z.strictObject({
    heading,
    /** [closedDays], [lastDay], [lastClose] and [nextDay] follow from the hours. */
    days: text({ max: 200, example: 'A business day is one with hours: not [closedDays].' }),
    example: text({ max: 200 }),
  }),
  accessibility: z.strictObject({
    heading,
    standard: prose({ max: 320 }),
    help: prose({ max: 320 }),
    limitsHeading: heading,
    limits: z
      .array(text({ max: 200 }))
      .min(1)
      .max(6),
  }),
})

export type ContactPage = z.infer<typeof contactPageSchema>
