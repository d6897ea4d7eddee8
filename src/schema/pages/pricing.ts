import { z } from 'zod'
import { parsePrice } from '../../lib/money.ts'
import { head, id, line, list, text } from '../fields.ts'
import * as section from '../sections.ts'

/** A fact of a price list, in which a cost has its unit: "$25 each". */
export const amount = line
  .regex(/^\$[\d,]+\+?( each| instead)?$/, 'Write {price.tax-preparation.form-1040} or another fact of a price list')
  .transform((words) => parsePrice(words.replace(/ .*/, '')))

export const workedPrice = z.object({
  heading: line,
  intro: text,
  lines: list(z.object({ label: line, price: amount, times: z.int().min(1).default(1) }), '{{label}}'),
  total: line,
  notes: list(text),
})

const question = z.object({
  id,
  label: line,
  hint: line.optional(),
  choices: list(z.object({ id, label: line }), '{{label}}')
    .optional()
    .meta({ description: 'Without them a number is typed.' }),
})
const answers = z.array(line).default([])

export const returnCost = z
  .object({
    heading: line,
    intro: text,
    questions: list(question, '{{label}}'),
    fold: line.meta({ description: 'The other questions are folded below it.' }),
    more: list(question, '{{label}}').meta({ title: 'Other questions' }),
    button: line,
    prompt: line.meta({ description: 'Where the answer will be' }),
    nothing: line,
    answer: line.meta({ title: 'Heading of the answer' }),
    lines: list(
      z.object({
        label: line,
        price: line.optional().meta({ description: 'The name of a price; without one it is quoted.' }),
        times: line.optional().meta({ description: 'The question that says how many; without one it is once.' }),
        included: z.int().optional().meta({ description: 'How many another price includes' }),
        per: line.optional().meta({ description: 'The question that says in how many they are included' }),
        when: answers.meta({ description: 'Only if each of these was chosen, or is more than zero' }),
        unless: answers.meta({ description: 'Only if none of these was' }),
      }),
      '{{label}}',
    ),
    total: line,
    plans: list(z.object({ of: answers, from: z.int().meta({ title: 'At least' }), text }), '{{text}}').meta({
      description: 'The first that fits is shown.',
    }),
    disclosure: text,
    book: line,
    schedule: line,
    example: text.meta({ description: 'For visitors without JavaScript' }),
  })
  .refine(({ questions, more, lines, plans }) => {
    const asked = [...questions, ...more].flatMap(({ id: name, choices = [] }) => [
      name,
      ...choices.map((each) => each.id),
    ])
    const named = lines.flatMap(({ times, per, when, unless }) => [times ?? [], per ?? [], when, unless].flat())
    return [...named, ...plans.flatMap(({ of }) => of)].every((name) => asked.includes(name))
  }, 'Lines and plans may name only questions and choices that are there')

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
  returnCost,
  workedPrice,
  bundle: section.bundle,
  additional: section.additionalPrices,
  billing: section.billing,
  closing: section.closing,
})
