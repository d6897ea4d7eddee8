import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dollars, firstYear, parsePrice, rangeText } from '../../src/lib/money.ts'
import { type CostLine, returnCost } from '../../src/lib/return-cost.ts'
import { estimate } from '../../src/lib/savings.ts'

test.each([
  [0, '$0'],
  [1098, '$1,098'],
  [15_000_000, '$15,000,000'],
  [-1200, '-$1,200'],
  [-0.3, '$0'],
  [1e24, '$999,999,999,999,999,983,222,784'],
])('formats %d dollars as %s, without decimals', (amount, text) => {
  expect(dollars(amount)).toBe(text)
})

test.each([
  ['$4,800+', 4800, 4800, true],
  ['$250-400+', 250, 400, true],
  ['$12,500', 12_500, 12_500, false],
  ['$0', 0, 0, false],
])('parses the price %s as %d to %d', (text, min, max, plus) => {
  expect(parsePrice(text)).toEqual({ min, max, plus, text })
})

test.each([
  ['the lowest and the highest', ['$9,400+', '$2,500', '$4,800+'], '$2,500 to $9,400+'],
  ['ranges', ['$250-400+', '$300'], '$250 to $400+'],
  ['a plus only from the highest price', ['$100+', '$300'], '$100 to $300'],
  ['a plus from any price that ties for the highest', ['$100', '$300', '$300+'], '$100 to $300+'],
])('finds the price range of %s', (_, prices, text) => {
  expect(rangeText(prices.map(parsePrice))).toBe(text)
})

test.each([
  ['$3,350+', '$2,000', '$42,200+'],
  ['$250-400+', '$1,650', '$4,650-6,450+'],
  ['$100', '$50+', '$1,250+'],
  ['$100', '$0', '$1,200'],
])('adds twelve months of %s to onboarding of %s: %s', (month, onboarding, year) => {
  expect(firstYear(parsePrice(month), parsePrice(onboarding))).toBe(year)
})

const range = { minimum: 17, maximum: 70 }

test.each([
  [80_000, 320_000, 13_600, 56_000, '25.0%'],
  [50, 200, 9, 35, '25.0%'], // 8.5 rounds up
  [3_500, 10_000, 595, 2_450, '35.0%'],
  [0.01, 1_000_000, 0, 0, '0.0%'],
  [0.001, 0.001, 0, 0, '0.0%'],
  [1, 2_000, 0, 1, '0.1%'], // 0.05% rounds up
  [2.94, 10, 0, 2, '29.4%'], // 0.4998 rounds down
  [320_000, 80_000, 54_400, 224_000, 'Over 100%'],
])('estimates savings of $%d of tax on $%d: $%d to $%d, %s', (taxPaid, grossIncome, min, max, rate) => {
  expect(estimate({ taxPaid, grossIncome }, range)).toEqual({ min, max, rate })
})

test('matches integer arithmetic in cents, rounded half up', () => {
  const cents = (min: number) => fc.integer({ min, max: 1e12 })
  fc.assert(
    fc.property(cents(1), cents(100), fc.integer({ min: 0, max: 100 }), (paid, gross, percent) => {
      const amounts = { taxPaid: paid / 100, grossIncome: gross / 100 }
      const { min, max, rate } = estimate(amounts, { minimum: percent, maximum: 100 })
      // A dollar is 100 cents and a percent is 1/100, so 5000 rounds a half cent up.
      expect(BigInt(min)).toBe((BigInt(paid) * BigInt(percent) + 5000n) / 10_000n)
      expect(BigInt(max)).toBe((BigInt(paid) + 50n) / 100n)
      const tenths = (BigInt(paid) * 2000n + BigInt(gross)) / (BigInt(gross) * 2n)
      const shown = (tenths / 10n).toLocaleString('en-US', { useGrouping: false })
      expect(rate).toBe(paid > gross ? 'Over 100%' : `${shown}.${tenths % 10n}%`)
    }),
  )
})

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

const withRental = ['Form 1040 with a rental: $700+', 'Starting at $700']
const shared = ['Form 1065 (2 × $850+): $1,700+', 'More partners: $75', 'Starting at $1,775']
test.each([
  ['charges for a choice', { own: 'standard' }, ['Form 1040: $400+', 'Starting at $400']],
  ['includes what another line covers', { own: 'standard', rentals: 1 }, withRental],
  ['charges beyond the included number', { rentals: 4 }, ['More rentals (3 × $175): $525', '$525']],
  ['multiplies by the count', { partnerships: 2 }, ['Form 1065 (2 × $850+): $1,700+', 'Starting at $1,700']],
  ['includes a number for each return', { partnerships: 2, partners: 5 }, shared],
  ["ignores items of a return that isn't needed", { partners: 5 }, [undefined]],
  [
    'lists a quoted line',
    { rentals: 2, states: 1 },
    ['More rentals: $175', 'State returns: Quoted', 'Starting at $175'],
  ],
  ['shows no total for quoted lines only', { states: 2 }, ['State returns (2): Quoted', undefined]],
  ['shows nothing without answers', { own: 'none', rentals: 0 }, [undefined]],
])('%s', (_, answers, expected) => {
  expect(shown(answers)).toEqual(expected)
})
