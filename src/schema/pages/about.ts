import { z } from 'zod'
import { head, line, list, text } from '../fields.ts'
import * as section from '../sections.ts'
import { mission, plateHero } from './about-our-firm.ts'

export const purpose = z.object({
  mission,
  founder: z.object({ heading: line, bio: list(text).meta({ title: 'Paragraphs' }) }),
})

const tab = z.object({ tab: line, note: line })
export const serve = z.object({
  heading: line,
  intro: line,
  industries: tab,
  revenue: tab.extend({ bands: list(line).meta({ title: 'A sentence for each revenue band of the firm' }) }),
  needs: tab.extend({ items: list(z.object({ need: line, service: line, href: line }), '{{need}}') }),
})

export const about = z.object({
  head,
  hero: plateHero,
  purpose,
  team: section.names,
  serve,
  questions: section.questions,
  closing: section.closing,
})
