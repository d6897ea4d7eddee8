import { z } from 'zod'
import { day, head, id, line, list, text } from '../fields.ts'
import * as section from '../sections.ts'

const audience = z.object({
  id,
  name: line,
  about: text,
  costs: list(z.object({ label: line, price: line, href: line }), '{{label}}: {{price}}'),
  questions: list(z.object({ question: line, answer: text }), '{{question}}'),
})
export type Audience = z.output<typeof audience>

export const audiences = z.object({
  caption: line.meta({ title: 'Below the street' }),
  prices: text.meta({ title: 'What the prices mean' }),
  groups: list(audience, '{{name}}'),
  ask: z
    .object({ name: line, heading: line, text, schedule: line, call: line })
    .meta({ title: 'For everybody else', description: 'The empty plot at the end of the street' }),
  note: text,
  reviewed: day,
  validThrough: day.meta({ title: 'The tax figures are right through' }),
})

export const whoWeServe = z.object({ head, hero: section.plainHero, audiences })
