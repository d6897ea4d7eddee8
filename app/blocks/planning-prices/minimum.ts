import type { Guarantee } from '#app/content/schemas/prices.ts'
import { type Amount, dollars, guaranteedMinimum } from '#app/lib/money.ts'
import { from, shown } from '#app/lib/shown.ts'

/** What a plan must identify at the fee of its package. */
export function guaranteeValues(price: Amount, guarantee: Guarantee) {
  const multiple = from(guarantee, 'multiple')
  const amount = guaranteedMinimum(price.min, guarantee.multiple)
  return {
    multiple: shown(`${guarantee.multiple}X`, multiple),
    amount: shown(dollars(amount), from(price), multiple),
  }
}
