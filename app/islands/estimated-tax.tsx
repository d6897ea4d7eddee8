import { PlateButton } from '#app/components/plate-button.tsx'
import { type ToolWords, useTool } from '#app/components/tool.tsx'
import { ToolPanel } from '#app/components/tool-panel.tsx'
import { interpolate } from '#app/lib/before-text.ts'
import { localDate } from '#app/lib/dates.ts'
import { calendarFile } from '#app/lib/downloads.ts'
import {
  type PaymentAnswer,
  type PaymentRules,
  type PaymentValues,
  paymentAnswer,
  separately,
} from '#app/lib/estimated-answer.ts'
import { formatsOf } from '#app/lib/formats.ts'
import { dollars } from '#app/lib/money.ts'
import type { ToolField } from '#app/lib/tool.ts'

type Labels = Record<
  | ('lastTax' | 'lastTaxHint' | 'lastIncome' | 'lastIncomeHint' | 'status' | 'together')
  | ('separate' | 'tax' | 'taxHint' | 'withheld' | 'paid' | 'button'),
  string
>
type EstimatedTaxProps = PaymentRules & {
  id: string
  labels: Labels
  tools: ToolWords
  /** Who makes the calendar file. */
  firm: string
  language: string
}

/** What to pay each quarter, by the visitor's own day, and a calendar file of it. */
export function EstimatedTax(props: EstimatedTaxProps) {
  const { id, labels, words, firm } = props
  const amount = (name: keyof PaymentValues & keyof Labels, hint?: string) =>
    ({ name, label: labels[name], hint, kind: 'amount' }) as const
  const choices = [
    { value: 'other', label: labels.together },
    { value: separately, label: labels.separate },
  ]
  const fields: ToolField<keyof PaymentValues>[] = [
    { ...amount('lastTax', labels.lastTaxHint), optional: true },
    amount('lastIncome', labels.lastIncomeHint),
    { name: 'filingStatus', label: labels.status, kind: 'choice', choices },
    amount('tax', labels.taxHint),
    { ...amount('withheld'), initial: '0' },
    { ...amount('paid'), initial: '0' },
  ]
  const tool = useTool<PaymentValues, PaymentAnswer>({
    id,
    fields,
    words: props.tools,
    work: (values) => paymentAnswer(values, props, localDate(), formatsOf(props.language).longDate),
  })
  const { payments = [], year = '', heading = '' } = tool.result?.made ?? {}
  return (
    <ToolPanel tool={tool} fields={fields} button={labels.button}>
      {payments.length > 0 && (
        <PlateButton look="outline" size="small" onClick={download}>
          {words.file}
        </PlateButton>
      )}
    </ToolPanel>
  )

  function download() {
    const { href, host } = location
    const text = calendarFile({
      name: `${heading}, ${firm}`,
      product: `-//${firm}//${id}//${props.language.slice(0, 2).toUpperCase()}`,
      stamp: localDate(),
      url: href.split('#')[0] ?? href,
      events: payments.map(({ date, amount }) => ({
        uid: `${id}-${date}@${host}`,
        date,
        summary: interpolate(words.entry, { year, amount: dollars(amount) }),
        description: words.fileNote,
      })),
    })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
    link.download = `${id}-${year}.ics`
    link.click()
    URL.revokeObjectURL(link.href)
  }
}

export { EstimatedTax as Island }
