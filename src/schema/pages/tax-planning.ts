import * as section from '../sections.ts'
import { service } from './service.ts'

export const taxPlanning = service.extend({
  packages: section.packageCards.extend({ prices: section.priceBox }),
  strip: section.strip,
  samplePlan: section.samplePlan,
  guarantee: section.guaranteeTerms,
  figures: section.bigFigures,
})
