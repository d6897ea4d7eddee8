import { claims } from '#app/content/claims.ts'
import { firm } from '#app/content/firm.ts'
import { accountingYears, inHouse, prices } from '#app/content/prices.ts'
import { calculatorExample, priceJumps } from '#app/content/pricing-words.ts'
import { Guarantee } from '#app/sections/guarantee.tsx'
import { PageHead } from '#app/sections/page-head.tsx'
import { AccountingPackages } from '#app/sections/pricing/accounting-packages.tsx'
import { BeforeAfter } from '#app/sections/pricing/before-after.tsx'
import { Bundle } from '#app/sections/pricing/bundle.tsx'
import { Calculator } from '#app/sections/pricing/calculator.tsx'
import { Closing } from '#app/sections/pricing/closing.tsx'
import { Journey } from '#app/sections/pricing/journey.tsx'
import { PlanningPackages } from '#app/sections/pricing/planning-packages.tsx'
import { PreparationPackages } from '#app/sections/pricing/preparation-packages.tsx'
import { PriceList } from '#app/sections/pricing/price-list.tsx'
import { PricingHero } from '#app/sections/pricing/pricing-hero.tsx'
import { SheetHead } from '#app/sections/pricing/sheet-head.tsx'
import page from '#content/pages/pricing.yaml'
import additional from '#content/prices/additional.yaml'

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
      <Calculator
        {...calculator}
        {...firm.calculator}
        example={calculatorExample(calculator.example)}
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
