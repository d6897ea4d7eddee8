import { fill } from '#app/lib/fill.ts'
import { dollars } from '#app/lib/money.ts'
import { estimate } from '#app/lib/savings.ts'
import additional from '#content/prices/additional.yaml'
import { firm } from './firm.ts'
import { priceRange, prices } from './prices.ts'
import type { PricingPage } from './schemas/pricing-page.ts'

const cheapest = Math.min(...additional.services.flatMap(({ price }) => price.min ?? []))

/** The parts of the page by what they cost. */
export const priceJumps = [
  { label: 'Tax planning', to: '#tax-planning', price: priceRange(prices.planning) },
  { label: 'Accounting and CFO', to: '#accounting', price: priceRange(prices.accounting) },
  { label: 'Tax preparation', to: '#tax-preparation', price: priceRange(prices.preparation) },
  { label: 'Single services', to: '#additional-services', price: `from ${dollars(cheapest)}` },
] as const

export function calculatorExample(example: PricingPage['calculator']['example']): string {
  const { least, most, rate } = estimate(example, firm.calculator)
  return fill(example.text, {
    taxPaid: dollars(example.taxPaid),
    grossIncome: dollars(example.grossIncome),
    rate,
    least: dollars(least),
    most: dollars(most),
  })
}
