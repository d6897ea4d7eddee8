import { z } from 'zod'
import { ids, line, list, text } from '../fields.ts'
import * as section from '../sections.ts'
import { service } from './service.ts'

const dollars = z.int().min(0)
const week = z.int().min(1).max(13)
const cashLine = z.object({
  name: line,
  amount: dollars,
  weeks: list(week).optional().meta({ description: 'When the money moves; without them, every week' }),
})

export const cash = z.object({
  heading: line,
  intro: text,
  opening: dollars.meta({ title: 'In the bank before the first week' }),
  reserve: dollars.meta({ title: 'The least that the owner wants in the bank' }),
  moneyIn: list(cashLine, '{{name}}: {{amount}}'),
  moneyOut: list(cashLine, '{{name}}: {{amount}}'),
  decisions: list(
    z.object({
      name: line,
      text,
      line: line.meta({ title: 'Line that moves', description: 'Its name above' }),
      from: week,
      to: list(week).meta({ description: 'In equal parts' }),
      cost: dollars.default(0).meta({ title: 'What the change costs' }),
    }),
    '{{name}}',
  ).length(3),
  note: text,
})

export const callout = z.object({
  heading: line,
  text,
  claim: line.meta({ widget: 'relation', file: 'claims', path: 'claims.*.id', shown: 'claims.*.label' }),
})

export const outsourcedCfo = service.extend({
  packages: section.packageCards.extend({
    show: ids('prices/accounting', 'packages.*.id', 'packages.*.title'),
    prices: section.priceBox,
  }),
  cash,
  callout,
  figures: section.bigFigures,
})
