import { z } from 'zod'
import { head } from '../fields.ts'
import * as section from '../sections.ts'

/** What all services have. */
export const service = z.object({
  head,
  hero: section.serviceHero,
  offer: section.offer,
  steps: section.steps,
  included: section.included,
  questions: section.ownQuestions,
  related: section.related,
})
