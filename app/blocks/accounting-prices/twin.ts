import { figureLines, packageLines } from '#app/blocks/package-twin.ts'
import { type Twin, without } from '#app/blocks/twin.ts'
import { firstYearCost, priceShown } from '#app/lib/money.ts'
import type { accountingPrices } from './fields.ts'

export const twin: Twin<typeof accountingPrices> = (props) => {
  const { firstYear, onboarding: words, claim, data, content, formats } = props
  const { packages } = data['prices.accounting']
  return {
    firstYear: packages.flatMap(({ onboarding, ...each }) =>
      packageLines(each, packages, content, [
        [firstYear, ' ', priceShown(firstYearCost(each.price, onboarding))],
        onboarding && [' ', words.with({ fee: priceShown(onboarding) })],
      ]),
    ),
    claim: figureLines(claim, content, formats),
    ...without('onboarding'),
  }
}
