import { figureLines, packageLines } from '#app/blocks/package-twin.ts'
import type { Twin } from '#app/blocks/twin.ts'
import type { planningPrices } from './fields.ts'
import { guaranteeValues } from './minimum.ts'

export const twin: Twin<typeof planningPrices> = ({ minimum, claim, data, content, formats }) => {
  const { packages } = data['prices.planning']
  const { guarantee } = content
  return {
    minimum: packages.flatMap((plan) => {
      const least = guarantee && minimum?.with(guaranteeValues(plan.price, guarantee))
      return packageLines(plan, packages, content, least)
    }),
    claim: figureLines(claim, content, formats),
  }
}
