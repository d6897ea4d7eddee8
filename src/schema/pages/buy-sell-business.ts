import { z } from 'zod'
import { amount, rate } from '../amounts.ts'
import { line, text } from '../fields.ts'
import * as section from '../sections.ts'
import { service } from './service.ts'

export const deal = z.object({
  heading: line,
  intro: text,
  price: amount,
  equipment: amount.meta({ description: 'The part of the price for equipment; the rest is for goodwill' }),
  ordinaryRate: rate,
  gainRate: rate,
  goodwillYears: z.int().min(2),
  note: text,
})

export const session = z.object({ heading: line, text, schedule: line })

export const buySellBusiness = service.extend({
  deal,
  columns: section.columns,
  session,
  statement: text,
})
