import { z } from 'zod'
import { head, line } from '../fields.ts'
import * as section from '../sections.ts'

export const home = z.object({
  head,
  hero: section.streetHero,
  figures: section.rosettes,
  services: section.serviceCards,
  guarantee: section.guaranteeInShort,
  depreciation: section.depreciation,
  signs: section.signs,
  people: section.team,
  stories: section.stories,
  comparison: section.comparison.extend({
    scale: z.object({ caption: line, compliance: line, ours: line, inHouse: line }),
  }),
  startingPrices: section.startingPrices,
  questions: section.questions,
  next: section.bookingSteps,
})
