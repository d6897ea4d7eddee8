import { z } from 'zod'
import { isoDate, prose, text } from '../engine/fields.ts'
import { head } from './page.ts'

const heading = text({ max: 60 })
const label = text({ max: 40 })
const sentence = text({ max: 160 })
const row = z.strictObject({ term: text({ max: 20, example: 'Cost' }), text: prose({ max: 240 }) })

export const smsOptinSchema = z.strictObject({
  head,
  title: heading,
  lead: prose({ max: 200 }),
  jump: label,
  plate: z.strictObject({ picture: text({ max: 200 }), caption: text({ max: 240 }) }),
  program: z.strictObject({
    heading,
    name: row,
    messages: z.strictObject({
      term: text({ max: 20 }),
      /** At least two: the roll of the drawing has a turn for each. */
      kinds: z
        .array(text({ max: 100, example: 'tax deadlines' }))
        .min(2)
        .max(9),
      never: sentence,
    }),
    rules: z.array(row).min(1).max(12),
  }),
  form: z.strictObject({
    heading,
    nameLabel: label,
    phoneLabel: label,
    phonePlaceholder: text({ max: 20, example: '(555) 123-4567' }),
    consent: prose({ max: 400 }),
    consentVersion: isoDate,
    before: sentence,
    button: label,
    missing: label,
    consentName: label,
    complete: label,
    incomplete: sentence,
  }),
  mail: z.strictObject({ subject: heading, agreement: label, request: sentence }),
  composed: z.strictObject({
    status: sentence,
    help: prose({ max: 240 }),
    to: label,
    subject: label,
    message: label,
    copy: label,
    copied: label,
    refused: sentence,
  }),
})

export type SmsOptin = z.infer<typeof smsOptinSchema>
