import { Guarantee } from '#app/components/guarantee.tsx'
import { Island } from '#app/components/island.tsx'
import type { PageProps } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import { Calculator } from '#app/islands/calculator.tsx'
import { type Amount, dollars, formatRange, rangeOf } from '#app/lib/money.ts'
import { estimate } from '#app/lib/savings.ts'
import { interpolate } from '#app/lib/text.ts'
import { BeforeAfter, Bundle, Closing, Journey, PricingHero, SheetHead } from './blocks.tsx'
import {
  AccountingPackages,
  PlanningPackages,
  PreparationPackages,
  PriceList,
} from './packages.tsx'

export function Page({ content }: PageProps) {
  const { firm, prices } = content
  const { hero, calculator, ...words } = content.pages.pricing
  return (
    <>
      <SheetHead />
      <PricingHero {...hero} jumps={priceJumps(prices)} />
      <Guarantee heading={hero.guarantee} />
      <Journey {...words.journey} />
      <PlanningPackages {...content} />
      <Island
        name="calculator"
        of={Calculator}
        props={{ ...calculator, ...firm.calculator, example: calculatorExample(content) }}
      />
      <BeforeAfter {...words.beforeAfter} />
      <AccountingPackages {...content} />
      <PreparationPackages {...content} />
      <Bundle {...words.bundle} />
      <PriceList {...content} />
      <Closing {...words.closing} />
    </>
  )
}

/** The parts of the page by what they cost. */
function priceJumps({ planning, accounting, preparation, additional }: Content['prices']) {
  const single = additional.services.flatMap(({ price }) => (price === 'Varies' ? [] : price.min))
  return [
    { label: 'Tax planning', to: '#tax-planning', price: priceRange(planning) },
    { label: 'Accounting and CFO', to: '#accounting', price: priceRange(accounting) },
    { label: 'Tax preparation', to: '#tax-preparation', price: priceRange(preparation) },
    {
      label: 'Single services',
      to: '#additional-services',
      price: `from ${dollars(Math.min(...single))}`,
    },
  ] as const
}

function priceRange({ packages }: { packages: readonly { price: Amount }[] }): string {
  return formatRange(rangeOf(packages.map(({ price }) => price)))
}

/** The calculator's result for two sample amounts, for visitors without script. */
function calculatorExample({ firm, pages }: Content): string {
  const { example } = pages.pricing.calculator
  const { least, most, rate } = estimate(example, firm.calculator)
  return interpolate(example.text, {
    taxPaid: dollars(example.taxPaid),
    grossIncome: dollars(example.grossIncome),
    rate,
    least: dollars(least),
    most: dollars(most),
  })
}
