import { z } from 'zod'
import { day, head, ids, line, list, text } from '../fields.ts'
import * as section from '../sections.ts'

const share = z.number().positive()
const amount = z.int().min(0)
const field = z.object({ label: line, hint: line.optional() })

export const estimatedTaxTool = z.object({
  law: z
    .object({
      current: share.meta({ title: "The part of this year's tax that is enough" }),
      prior: share.meta({ title: "The part of last year's tax that is enough" }),
      priorHigh: share.meta({ title: 'The same at a higher income' }),
      highFrom: amount.meta({ title: "Last year's income above which that is so" }),
      highFromSeparate: amount.meta({ title: 'The same for married people who file separately' }),
      floor: amount.meta({ title: 'Nothing is due if less than this is owed' }),
    })
    .meta({ title: 'The safe harbors' }),
  amounts: z.object({ lastTax: field, lastIncome: field, tax: field, withheld: field, paid: field }),
  status: z.object({ label: line, together: line, separate: line }),
  button: line,
  answer: z.object({
    passed: line,
    next: line,
    total: line,
    current: line,
    prior: line,
    priorHigh: line,
    noTaxLastYear: line,
    belowFloor: line,
    withheldEnough: line,
    catchUp: line,
    estimate: line,
    outdated: line,
  }),
  note: text,
  file: line,
  fileNote: line.meta({ description: 'In every entry of the calendar file' }),
  example: text.meta({ description: 'For visitors without JavaScript' }),
  calendar: line,
})
export type EstimatedTaxTool = z.output<typeof estimatedTaxTool>

export const quarterlyPayments = z.object({
  heading: line,
  intro: text,
  reviewed: day,
  validThrough: day,
  dates: list(line).length(4).meta({ description: 'April 15, or January 15, next year' }),
  rules: list(text),
})

export const refunds = z.object({
  heading: line,
  intro: text,
  entries: list(
    z.object({
      name: line,
      text,
      have: line.optional().meta({ title: 'What to have at hand' }),
      source: line,
      url: z.url().optional(),
      assumed: text.optional().meta({ title: 'What nobody could confirm', description: 'Not shown' }),
      reviewed: day,
      validThrough: day,
    }),
    '{{name}}',
  ),
})

export const clientTools = z.object({
  head,
  hero: section.plainHero,
  estimatedTax: quarterlyPayments.extend({ tool: estimatedTaxTool }),
  refunds,
  checklists: z.object({ heading: line, intro: text, show: ids('checklists', 'id', 'title') }),
  closing: section.closing,
})
