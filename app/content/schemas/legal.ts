import { z } from 'zod'
import { isoDate, markdownBody, text } from '../engine/fields.ts'
import { datedHead, plate } from './page.ts'

/** A legal page: its date is part of the text's meaning and changes only with the substance. */
export const legalSchema = z.strictObject({
  head: datedHead,
  title: text({ max: 60 }),
  dateLabel: z.enum(['Last updated', 'Effective']),
  date: isoDate,
  intro: text({ max: 260 }),
  plate,
  body: markdownBody,
})

export type Legal = z.infer<typeof legalSchema>
