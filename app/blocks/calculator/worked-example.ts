import type { ViewProps } from '#app/blocks/view.ts'
import { dollars } from '#app/lib/money.ts'
import { estimate } from '#app/lib/savings.ts'
import { fieldText, from, shown, type Text } from '#app/lib/shown.ts'
import type { calculator } from './fields.ts'

/** The result for two sample amounts. */
export function workedExample({
  example,
  data,
}: Pick<ViewProps<typeof calculator>, 'example' | 'data'>): Text {
  const range = data.calculator
  const { least, most, rate } = estimate(example, range)
  const [taxPaid, grossIncome] = [from(example, 'taxPaid'), from(example, 'grossIncome')]
  return example.text.with({
    taxPaid: fieldText(example, 'taxPaid', dollars),
    grossIncome: fieldText(example, 'grossIncome', dollars),
    rate: shown(rate, taxPaid, grossIncome),
    least: shown(dollars(least), taxPaid, from(range, 'minimum')),
    most: shown(dollars(most), taxPaid, from(range, 'maximum')),
  })
}
