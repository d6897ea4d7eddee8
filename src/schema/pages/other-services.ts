import { z } from 'zod'
import { line, list } from '../fields.ts'
import * as section from '../sections.ts'
import { service } from './service.ts'

const group = z.object({
  question: line,
  services: list(line).meta({ description: 'The names in links of additional services, priced or quoted' }),
})

export const pricesByQuestion = section.additionalPrices.extend({ groups: list(group, '{{question}}') })

export const otherServices = service.extend({ prices: pricesByQuestion })
