import { z } from 'zod'
import { day, head, line, text } from './fields.ts'

/** A legal text: content/legal. */
export const legal = z.object({
  head: head.omit({ updated: true }),
  title: line,
  dateLabel: line.meta({ title: 'Before the date', description: 'Last updated, or Effective' }),
  date: day,
  intro: text,
  plate: z.object({ alt: line, caption: text }).meta({ title: 'Drawing' }),
})
