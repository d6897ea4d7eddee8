import { z } from 'zod'
import { head } from '../fields.ts'
import * as section from '../sections.ts'

export const pricing = z.object({
  head,
  hero: section.plainHero,
  guarantee: section.guaranteeTerms,
  journey: section.steps,
  planning: section.packageCards,
  calculator: section.calculator,
  beforeAfter: section.comparison,
  accounting: section.packageCards,
  preparation: section.packageCards,
  workedPrice: section.workedPrice,
  bundle: section.bundle,
  additional: section.additionalPrices,
  billing: section.billing,
  closing: section.closing,
})
