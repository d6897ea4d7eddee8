import { figureLines, packageLines } from '#app/blocks/package-twin.ts'
import { line, type Twin, title, without } from '#app/blocks/twin.ts'
import { firstYearCost, priceShown } from '#app/lib/money.ts'
import type { accountingPrices } from './fields.ts'

export const twin: Twin<typeof accountingPrices> = (props) => {
  const { firstYear, onboarding: words, claim, data, content, formats } = props
  const { packages } = data['prices.accounting']
  return {
    firstYear: packages.flatMap(({ title: name, price, frequency, onboarding, ...each }) => [
      ...title(3, name),
      ...line(priceShown(price), ' ', frequency),
      ...line(
        [firstYear, ' ', priceShown(firstYearCost(price, onboarding))],
        onboarding && [' ', words.with({ fee: priceShown(onboarding) })],
      ),
      ...packageLines(each, packages, content),
    ]),
    claim: figureLines(claim, content, formats),
    ...without('onboarding'),
  }
}
