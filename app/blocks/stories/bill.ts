import type { Interface } from '#app/content/schemas/interface.ts'
import type { Outcome } from '#app/content/schemas/stories.ts'
import { dollars } from '#app/lib/money.ts'
import { fieldText, from, shown, type Text } from '#app/lib/shown.ts'

/** What became of a tax bill. */
export function billText(record: Outcome, { saved, refunded }: Interface['story']): Text {
  const { taxRefundWithStrategy: refund } = record
  const tax = fieldText(record, 'taxDueWithoutStrategy', dollars)
  if (!refund) return saved.with({ tax })
  return refunded.with({
    tax,
    refund: shown(dollars(refund), from(record, 'taxRefundWithStrategy')),
  })
}
