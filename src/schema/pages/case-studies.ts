import { z } from 'zod'
import { head, line, list, text } from '../fields.ts'
import * as section from '../sections.ts'

const basis = line.meta({ description: 'Inside the required note on savings, which adds the final period' })
const table = z.object({ name: line, about: line })

export const outcomesHero = section.plainHero.extend({ schedule: line, caption: line, basis })
export const outcomes = z.object({
  heading: line,
  intro: text,
  tables: z.object({ business: table, individual: table, mixed: table }),
  notes: list(text),
  basis,
})

export const caseStudiesPage = z.object({ head, hero: outcomesHero, outcomes, closing: section.closing })
