import { amountOf, dollars, priceRange } from '#app/lib/money.ts'
import { estimate } from '#app/lib/savings.ts'
import { fill } from '#app/lib/text.ts'
import additional from '#content/prices/additional.yaml'
import { firm } from './firm.ts'
import { prices } from './prices.ts'
import type { PricingPage } from './schemas/pages.ts'

const cheapest = Math.min(...additional.services.flatMap(({ price }) => price.min ?? []))

/** The parts of the page by what they cost. */
export const priceJumps = [
  { label: 'Tax planning', to: '#tax-planning', price: rangeOf(prices.planning) },
  { label: 'Accounting and CFO', to: '#accounting', price: rangeOf(prices.accounting) },
  { label: 'Tax preparation', to: '#tax-preparation', price: rangeOf(prices.preparation) },
  { label: 'Single services', to: '#additional-services', price: `from ${dollars(cheapest)}` },
] as const

function rangeOf({ packages }: { packages: readonly { price: Parameters<typeof amountOf>[0] }[] }) {
  return priceRange(packages.map(({ price }) => amountOf(price)))
}

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
