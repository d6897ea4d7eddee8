import { z } from 'zod'
import { day, line, list, price, text } from '../fields.ts'
import * as section from '../sections.ts'
import { service } from './service.ts'

const letter = z.object({
  numbers: list(line),
  name: line,
  means: text,
  deadline: text,
  bring: text.meta({ title: 'What to bring' }),
  avoid: text.meta({ title: 'What not to do' }),
  source: z.object({ name: line, url: z.url().optional() }).meta({ title: 'Official page' }),
  reviewed: day,
  validThrough: day,
})

export const letters = z.object({
  heading: line,
  intro: text,
  items: list(letter, '{{numbers}}: {{name}}'),
  other: text.meta({ title: 'For a letter that is not on the list' }),
})

const option = z.object({
  name: line,
  upTo: price.optional().meta({ title: 'Highest amount', description: 'The next option begins there.' }),
  terms: line,
})

export const options = z.object({
  heading: line,
  intro: text,
  caption: line,
  rows: list(
    z.object({
      situation: line,
      options: list(option, '{{name}}').refine(
        (all) => all.every(({ upTo }, at) => !upTo === (at === all.length - 1)),
        'Each option but the last one needs a highest amount',
      ),
    }),
    '{{situation}}',
  ),
  note: text,
})

export const nationalFigures = section.bigFigures.extend({ note: text })
export const sampleCases = section.stories.pick({ heading: true, show: true })

export const taxDebtRelief = service.extend({
  letters,
  options,
  statement: text,
  stateRelief: section.columns,
  national: nationalFigures,
  comparison: section.comparison,
  cases: sampleCases,
})
