import { packageLines } from '#app/blocks/package-twin.ts'
import { line, type Twin, title } from '#app/blocks/twin.ts'
import { priceShown } from '#app/lib/money.ts'
import type { returnPrices } from './fields.ts'

export const twin: Twin<typeof returnPrices> = ({ data, content }) => {
  const { packages } = data['prices.preparation']
  return {
    end: packages.flatMap((each) => [
      ...title(3, each.title),
      ...line(priceShown(each.price)),
      ...packageLines(each, packages, content),
    ]),
  }
}
