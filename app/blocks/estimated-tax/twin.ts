import { items, line, pair, type Twin, without } from '#app/blocks/twin.ts'
import { staleSentence } from '#app/content/stale.ts'
import type { estimatedTax } from './fields.ts'
import { datesToCome, workedExample } from './worked-example.ts'

export const twin: Twin<typeof estimatedTax> = (props) => {
  const { content, formats, page, rules, notes, intro } = props
  const stale = staleSentence(props.heading, content.figures[page.file], content)
  const due = datesToCome(props, content.today, formats.longDate)
  const { phone, email } = content.firm
  const said = stale
    ? line(stale.with(phone ? { phone } : { email }))
    : [
        ...line(intro),
        ...items(rules),
        ...line(
          pair(
            due.label,
            due.dates.flatMap((date, at) => (at ? ['; ', date] : [date])),
          ),
        ),
        ...line(workedExample(props)),
        ...items(notes),
      ]
  return {
    intro: said,
    ...without('lastTax', 'lastTaxHint', 'lastIncome', 'lastIncomeHint', 'status', 'together'),
    ...without('separate', 'tax', 'taxHint', 'withheld', 'paid', 'button', 'law', 'dates'),
    ...without('datesLabel', 'answer', 'rules', 'example', 'calendar', 'notes'),
  }
}
