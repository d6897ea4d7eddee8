import { packageLines } from '#app/blocks/package-twin.ts'
import type { Twin } from '#app/blocks/twin.ts'
import type { returnPrices } from './fields.ts'

export const twin: Twin<typeof returnPrices> = ({ data, content }) => {
  const { packages } = data['prices.preparation']
  return { end: packages.flatMap((each) => packageLines(each, packages, content)) }
}
