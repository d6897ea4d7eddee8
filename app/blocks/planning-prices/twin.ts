import { figureLines, packageLines } from '#app/blocks/package-twin.ts'
import { line, type Twin, title } from '#app/blocks/twin.ts'
import { dollars, guaranteedMinimum, priceShown } from '#app/lib/money.ts'
import { from, shown } from '#app/lib/shown.ts'
import type { planningPrices } from './fields.ts'

export const twin: Twin<typeof planningPrices> = (props) => {
  const { minimum, claim, data, content, formats } = props
  const { packages } = data['prices.planning']
  const { guarantee } = content
  return {
    minimum: packages.flatMap((plan) => [
      ...title(3, plan.title),
      ...line(priceShown(plan.price), ' ', plan.frequency),
      ...line(plan.bestFor),
      ...line(
        guarantee &&
          minimum?.with({
            multiple: shown(`${guarantee.multiple}X`, from(guarantee, 'multiple')),
            amount: shown(
              dollars(guaranteedMinimum(plan.price.min, guarantee.multiple)),
              from(plan.price),
              from(guarantee, 'multiple'),
            ),
          }),
      ),
      ...packageLines(plan, packages, content),
    ]),
    claim: figureLines(claim, content, formats),
  }
}
