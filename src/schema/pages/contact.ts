import { z } from 'zod'
import { head } from '../fields.ts'
import * as section from '../sections.ts'

export const contact = z.object({
  head,
  hero: section.contactHero,
  ways: section.waysToReach,
  accessibility: section.paragraphs,
})
