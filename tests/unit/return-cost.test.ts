import { expect, test } from 'vitest'
import { parsePrice } from '../../src/lib/money.ts'
import { type CostLine, planFor, returnCost } from '../../src/lib/return-cost.ts'

const line = (label: string, price: string | undefined, more: Partial<CostLine> = {}): CostLine => ({
  label,
  price: price === undefined ? undefined : parsePrice(price),
  when: [],
  unless: [],
  ...more,
})
const lines = [
  line('Form 1040', '$400+', { when: ['standard'], unless: ['rentals'] }),
  line('Form 1040 with a rental', '$700+', { when: ['standard', 'rentals'] }),
  line('More rentals', '$175', { times: 'rentals', included: 1 }),
  line('Form 1065', '$850+', { times: 'partnerships' }),
  line('More partners', '$75', { times: 'partners', included: 2, per: 'partnerships' }),
  line('State returns', undefined, { times: 'states' }),
]

/** "Form 1065 (2 × $850+): $1,700+". */
function shown(answers: Record<string, number | string>) {
  const { rows, sum } = returnCost(lines, answers)
  return [...rows.map(({ label, note, amount }) => `${label}${note && ` (${note})`}: ${amount}`), sum]
}

test.each([
  ['a choice', { own: 'standard' }, ['Form 1040: $400+', '$400+']],
  ['what another line includes', { own: 'standard', rentals: 1 }, ['Form 1040 with a rental: $700+', '$700+']],
  ['more than is included', { rentals: 4 }, ['More rentals (3 × $175): $525', '$525']],
  ['so many', { partnerships: 2 }, ['Form 1065 (2 × $850+): $1,700+', '$1,700+']],
  [
    'included for each',
    { partnerships: 2, partners: 5 },
    ['Form 1065 (2 × $850+): $1,700+', 'More partners: $75', '$1,775+'],
  ],
  ['parts of what is not there', { partners: 5 }, [undefined]],
  ['only what is quoted', { states: 2 }, ['State returns (2): Quoted', undefined]],
  ['nothing', { own: 'none', rentals: 0 }, [undefined]],
])('%s', (_, answers, expected) => {
  expect(shown(answers)).toEqual(expected)
})

test.each([
  [{ rentals: 2, partnerships: 1 }, 0],
  [{ rentals: 1 }, 1],
  [{ states: 3 }, -1],
])('with %o the plan is %d', (answers, plan) => {
  const of = ['rentals', 'partnerships']
  const plans = [
    { of, from: 3 },
    { of, from: 1 },
  ]
  expect(planFor(plans, answers)).toBe(plan)
})
