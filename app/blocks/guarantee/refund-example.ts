import type { Content } from '#app/content/collections.ts'
import type { Guarantee } from '#app/content/schemas/prices.ts'
import { dollars, guaranteedMinimum, refund } from '#app/lib/money.ts'
import { fieldText, from, shown, type Text } from '#app/lib/shown.ts'

/** The worked refund, computed from the package it names. */
export function refundExample(terms: Guarantee, { prices }: Content): Text | undefined {
  const { multiple, example } = terms
  const plan = prices.planning?.packages.find(({ id }) => id === example?.package)
  if (!example || !plan) return undefined
  const { title, price } = plan
  const { min: fee } = price
  const { identified } = example
  const ofMinimum = [...(from(price) ?? []), ...(from(terms, 'multiple') ?? [])]
  return example.text.with({
    package: title,
    fee: shown(dollars(fee), from(price)),
    minimum: shown(dollars(guaranteedMinimum(fee, multiple)), ofMinimum),
    identified: fieldText(example, 'identified', dollars),
    refund: shown(
      dollars(refund(fee, multiple, identified)),
      ofMinimum,
      from(example, 'identified'),
    ),
  })
}
