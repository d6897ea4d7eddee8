import { Button } from '../components/button.tsx'
import { calendarFile } from '../lib/calendar-file.ts'
import { longDate, monthYear, today } from '../lib/dates.ts'
import { currentDates, type Installment, installments, requiredPayment } from '../lib/estimated-payments.ts'
import { dollars, sum } from '../lib/money.ts'
import { type NamedYear, withYear } from '../lib/years.ts'
import type { EstimatedTaxTool } from '../schema/pages.ts'
import { type Answer, Tool } from './tool.tsx'

type Props = EstimatedTaxTool & {
  id: string
  /** The firm's name, for the calendar file. */
  firm: string
  /** Tax years, starting with the one at build time. Each lasts until its last payment is due. */
  years: readonly (NamedYear & { dates: readonly string[] })[]
  timeZone: string
  /** The date of the last review, and the timestamp at which the rules expire. */
  reviewed: string
  expires: number
}
type Answers = {
  lastTax?: number
  lastIncome?: number
  filingStatus?: string
  tax: number
  withheld: number
  paid: number
}

/** Computes the remaining quarterly payments as of today, and offers them as a calendar file. */
export function EstimatedTax({ id, firm, years, law, amounts, status, answer: copy, example, ...props }: Props) {
  const choices = [
    { id: 'other', label: status.together },
    { id: 'separate', label: status.separate },
  ]
  const allDates = years.map(({ dates }) => dates)
  const sample = plan({ ...example, paid: 0 }, years[0]?.dates[0] ?? '')
  return (
    <Tool
      {...props}
      id={id}
      outdated={copy.outdated}
      questions={[
        { id: 'lastTax', ...amounts.lastTax, optional: true },
        { id: 'lastIncome', ...amounts.lastIncome, optional: 'lastTax' },
        { id: 'filingStatus', label: status.label, choices },
        { id: 'tax', ...amounts.tax },
        { id: 'withheld', ...amounts.withheld, initial: '0' },
        { id: 'paid', ...amounts.paid, initial: '0' },
      ]}
      compute={(answers: Answers) => plan(answers, today(props.timeZone))}
      example={{ ...sample, summary: example.description, remarks: [copy.estimate] }}
      years={years}
      notes={[props.note, `The rules for {year} were reviewed in ${monthYear(props.reviewed)}.`]}
    />
  )

  function plan({ lastTax, lastIncome = 0, tax, withheld, paid, filingStatus }: Answers, now: string): Answer {
    const current = currentDates(allDates, now)
    if (!current) return { heading: props.button, lines: [], remarks: [copy.outdated] }
    const separate = filingStatus === 'separate'
    const due = requiredPayment({ lastTax, lastIncome, separate, tax, withheld }, law)
    const dates = due.amount > 0 ? installments(due.amount, paid, current, now) : []
    const taxYear = Number(current[0]?.slice(0, 4))
    const toPay = dates.filter(({ state, amount }) => state !== 'passed' && amount > 0)
    const missed = paid < total(dates.filter(({ state }) => state === 'passed'))
    const late = now.startsWith(`${taxYear}-`) ? `${copy.catchUp} ${copy.withholdMore}` : copy.catchUp
    return {
      heading: `Payments for ${taxYear}`,
      lines: dates.map(({ date, state, amount }) => ({
        label: longDate(date),
        note: state === 'later' ? '' : copy[state],
        amount: dollars(amount),
      })),
      total: { label: copy.total, amount: dollars(total(toPay)) },
      remarks: [withYear(copy[due.ground], taxYear), ...(missed ? [late] : []), copy.estimate],
      action: toPay.length > 0 && (
        <Button variant="outline" size="small" onClick={() => download(taxYear, toPay)}>
          {props.file}
        </Button>
      ),
    }
  }

  function download(taxYear: number, toPay: readonly Installment[]) {
    const { href, host } = location
    const text = calendarFile({
      name: `Payments for ${taxYear}, ${firm}`,
      product: `-//${firm}//${id}//EN`,
      stamp: today(props.timeZone),
      url: href.split('#')[0] ?? href,
      events: toPay.map(({ date, amount }) => ({
        uid: `${id}-${date}@${host}`,
        date,
        summary: `Estimated tax for ${taxYear}: ${dollars(amount)}`,
        description: props.fileNote,
      })),
    })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
    link.download = `${id}-${taxYear}.ics`
    link.click()
    URL.revokeObjectURL(link.href)
  }
}

const total = (payments: readonly Installment[]) => sum(payments.map(({ amount }) => amount))
