import { Guarantee } from '#app/components/guarantee.tsx'
import { Island } from '#app/components/island.tsx'
import { claims } from '#app/content/claims.ts'
import { firm } from '#app/content/firm.ts'
import { accountingYears, inHouse, prices } from '#app/content/prices.ts'
import { calculatorExample, priceJumps } from '#app/content/pricing-words.ts'
import { Calculator } from '#app/islands/calculator.tsx'
import { PageHead } from '#app/site/page-head.tsx'
import page from '#content/pages/pricing.yaml'
import additional from '#content/prices/additional.yaml'
import { BeforeAfter, Bundle, Closing, Journey, PricingHero, SheetHead } from './blocks.tsx'
import {
  AccountingPackages,
  PlanningPackages,
  PreparationPackages,
  PriceList,
} from './packages.tsx'

const { hero, calculator } = page

export function Component() {
  return (
    <>
      <PageHead path="/pricing" {...page.head} />
      <SheetHead />
      <PricingHero {...hero} jumps={priceJumps} />
      <Guarantee heading={hero.guarantee} />
      <Journey {...page.journey} />
      <PlanningPackages
        {...page.planning}
        {...prices.planning}
        multiple={firm.guarantee.multiple}
        average={claims.averageSavings}
      />
      <Island
        name="calculator"
        of={Calculator}
        props={{
          ...calculator,
          ...firm.calculator,
          example: calculatorExample(calculator.example),
        }}
      />
      <BeforeAfter {...page.beforeAfter} />
      <AccountingPackages
        {...page.accounting}
        packages={accountingYears()}
        team={inHouse}
        claim={claims.inHouseTeam}
      />
      <PreparationPackages {...page.preparation} {...prices.preparation} />
      <Bundle {...page.bundle} />
      <PriceList {...page.additional} {...additional} terms={page.terms} />
      <Closing {...page.closing} />
    </>
  )
}
