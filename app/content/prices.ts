import { dollars, guaranteedMinimum, refund } from '#app/lib/money.ts'
import { required } from '#app/lib/required.ts'
import { interpolate } from '#app/lib/text.ts'
import type { Content } from './collections.ts'

/** A refund under the guarantee, worked out for the package that guarantee.yaml names. */
export function guaranteeExample({ firm, guarantee, prices }: Content): string {
  const { package: id, identified, text } = guarantee.example
  const { title, price } = required(
    prices.planning.packages.find((each) => each.id === id),
    `planning package ${id}`,
  )
  const { multiple } = firm.guarantee
  const fee = price.min
  return interpolate(text, {
    package: title,
    fee: dollars(fee),
    minimum: dollars(guaranteedMinimum(fee, multiple)),
    identified: dollars(identified),
    refund: dollars(refund(fee, multiple, identified)),
  })
}
