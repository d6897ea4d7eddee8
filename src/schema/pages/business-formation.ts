import { z } from 'zod'
import { amount, rate } from '../amounts.ts'
import { day, line, list, text } from '../fields.ts'
import * as section from '../sections.ts'
import { service } from './service.ts'

const entityLaw = z.object({
  reviewed: day,
  validThrough: day,
  socialSecurity: rate.meta({ description: 'Both halves' }),
  medicare: rate.meta({ description: 'Both halves' }),
  additionalMedicare: rate.meta({ description: 'Above the limit of the filing status' }),
  wageBase: amount.meta({ title: 'Social Security wage base' }),
  unemployment: rate,
  unemploymentBase: amount,
  businessDeduction: rate,
  statuses: list(
    z.object({
      name: line,
      joint: z.boolean().default(false),
      standardDeduction: amount,
      brackets: list(z.object({ rate, upTo: amount }), '{{rate}} up to {{upTo}}'),
      medicareLimit: amount,
      businessDeductionLimit: amount,
    }),
    '{{name}}',
  ).meta({ title: 'Filing statuses', description: 'The first is that of the sample' }),
})
export type EntityLaw = z.output<typeof entityLaw>

export const entities = z.object({
  heading: line,
  intro: text,
  profits: list(amount),
  pay: amount,
  payrollService: amount.meta({ description: 'For a year' }),
  corporateReturn: amount,
  stateReport: amount,
  note: text,
})

export const sCorporation = z.object({
  heading: line,
  intro: text,
  without: text.meta({ description: 'For visitors without JavaScript' }),
  profit: line,
  pay: line,
  payHint: line,
  status: line,
  wages: line,
  state: line,
  otherState: line,
  payroll: line,
  filing: line,
  button: line,
  states: list(
    z.object({
      name: line,
      report: amount.optional().meta({ description: 'What the yearly report of an LLC costs' }),
      tax: z.object({ rate, deduction: amount }).optional().meta({ title: 'Tax on the profit of an S corporation' }),
    }),
    '{{name}}',
  ),
  estimate: text,
  notes: list(text),
})

export const businessFormation = service.extend({
  law: entityLaw,
  entities,
  sCorporation,
  columns: section.columns,
  statement: text,
})
