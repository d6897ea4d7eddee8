import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../components/button.tsx'
import { roles } from '../components/table-roles.ts'
import { Inline } from '../components/text.tsx'
import { useTidy } from '../components/use-tidy.ts'
import { calendarFile } from '../lib/calendar-file.ts'
import { longDate, today } from '../lib/dates.ts'
import { calendarName } from '../lib/deadlines.ts'
import { currentDates, type Installment, installments, requiredPayment } from '../lib/estimated-payments.ts'
import { dollars } from '../lib/money.ts'
import type { EstimatedTaxTool } from '../schema/pages/client-tools.ts'
import styles from './estimated-tax.module.css'

type Props = EstimatedTaxTool & {
  id: string
  /** Who makes the calendar file. */
  firm: string
  /** The due dates of the tax years around the build. */
  years: readonly (readonly string[])[]
}
type Name = keyof EstimatedTaxTool['amounts']
type Answer = { year?: number; dates: Installment[]; remarks: string[] }

const names: readonly Name[] = ['lastTax', 'lastIncome', 'tax', 'withheld', 'paid']
const most = 1_000_000_000

/** What to pay each quarter, by the visitor's own day, and a calendar file of it. Nothing is stored or sent. The fields
    keep their own values, so that what is typed before hydration stays. */
export function EstimatedTax({ id, firm, years, law, amounts, status, answer: words, ...props }: Props) {
  const unique = useId()
  const root = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [faults, setFaults] = useState<Partial<Record<Name, string>>>({})
  const [answer, setAnswer] = useState<Answer>()
  useTidy(root)
  const { year, dates = [], remarks = [] } = answer ?? {}
  const toPay = dates.filter(({ state, amount }) => state !== 'passed' && amount > 0)
  const total = dollars(sum(toPay))
  const heading = year ? `Payments for ${year}, based on your ${year - 1} return` : props.button

  // It may begin below the edge of the screen.
  useEffect(() => {
    if (answer) title.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])

  return (
    <div ref={root}>
      <div className={styles.without} data-script="absent">
        <p>{props.example}</p>
        <p>
          <a href={`/${calendarName()}.ics`}>{props.calendar}</a>
        </p>
      </div>
      <div className={styles.panel} data-script="needed">
        <div className={styles.ask} data-print="no">
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what its fields say */}
          <div
            className={styles.fields}
            onInput={edit}
            onKeyDown={({ key, target }) => key === 'Enter' && target instanceof HTMLInputElement && calculate()}
          >
            {amount('lastTax')}
            {amount('lastIncome')}
            <div className={styles.field} data-kind="choice">
              <label htmlFor={`${id}-filingStatus`}>{status.label}</label>
              <select id={`${id}-filingStatus`} name={`${id}-filingStatus`} autoComplete="off">
                <option value="other">{status.together}</option>
                <option value="separate">{status.separate}</option>
              </select>
            </div>
            {amount('tax')}
            {amount('withheld', '0')}
            {amount('paid', '0')}
          </div>
          <Button onClick={calculate}>{props.button}</Button>
          {/* Not atomic: each line is announced once, when it appears. Sighted visitors read the same beside it. */}
          <div id={`${id}-status`} role="status" aria-atomic="false">
            <div className="visually-hidden">
              {names.map((name) => faults[name] && <p key={name}>{faults[name]}</p>)}
              {answer && <p>{year ? `${heading}. ${words.total}: ${total}.` : words.outdated}</p>}
            </div>
          </div>
        </div>
        <div className={styles.answer}>
          <div className={styles.sheet} hidden={!answer}>
            <h3 ref={title} id={`${id}-answer`}>
              {heading}
            </h3>
            {year && (
              <table {...roles.table} aria-labelledby={`${id}-answer`}>
                <tbody {...roles.group}>
                  {dates.map((each) => (
                    <Row
                      key={each.date}
                      label={longDate(each.date)}
                      note={each.state === 'later' ? '' : words[each.state]}
                      amount={dollars(each.amount)}
                    />
                  ))}
                </tbody>
                <tfoot {...roles.group}>
                  <Row label={words.total} amount={total} />
                </tfoot>
              </table>
            )}
            {remarks.map((remark) => (
              <p key={remark}>{remark}</p>
            ))}
            <p>
              <Inline>{props.note}</Inline>
            </p>
          </div>
          {answer && (
            <div className="cluster" data-print="no">
              {toPay.length > 0 && (
                <Button look="outline" size="small" onClick={download}>
                  {props.file}
                </Button>
              )}
              <Button look="outline" size="small" onClick={printAnswer}>
                Print
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  )

  function amount(name: Name, initial?: string) {
    const { label, hint } = amounts[name]
    const fault = faults[name]
    const [inputId, hintId] = [`${unique}-${name}`, hint && `${id}-${name}-hint`]
    return (
      <div className={styles.field} data-kind="amount">
        <label htmlFor={inputId}>{label}</label>
        {hint && <span id={hintId}>{hint}</span>}
        <div className={styles.line}>
          <span aria-hidden="true">$</span>
          <input
            id={inputId}
            name={`${id}-${name}`}
            type="text"
            inputMode="decimal"
            enterKeyHint="go"
            autoComplete="off"
            spellCheck={false}
            defaultValue={initial}
            aria-describedby={[hintId, fault && `${id}-status`].filter(Boolean).join(' ') || undefined}
            aria-invalid={fault ? true : undefined}
          />
        </div>
        {/* The status says it to a screen reader. */}
        {fault && <p aria-hidden="true">{fault}</p>}
      </div>
    )
  }

  function input(name: string) {
    return root.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${id}-${name}"]`)
  }

  /** An edit hides the answer. */
  function edit() {
    setAnswer(undefined)
    setFaults({})
  }

  /** Shows the answer; otherwise says what is missing and focuses the first of it. */
  function calculate() {
    const values: Partial<Record<Name, number>> = {}
    const wrong: typeof faults = {}
    for (const name of names) {
      const text = input(name)?.value.replaceAll(',', '') ?? ''
      const { label } = amounts[name]
      if (text !== '') {
        values[name] = Number(text)
        if (!(Number(text) >= 0 && Number(text) <= most)) {
          wrong[name] = `Enter an amount from $0 to ${dollars(most)} for ${label}.`
        }
      } else if (name !== 'lastTax') wrong[name] = `Enter an amount for ${label}.`
    }
    setFaults(wrong)
    const first = names.find((name) => wrong[name])
    if (first) {
      setAnswer(undefined)
      input(first)?.focus()
    } else setAnswer(answerTo(values))
  }

  function answerTo({
    lastTax,
    lastIncome = 0,
    tax = 0,
    withheld = 0,
    paid = 0,
  }: Partial<Record<Name, number>>): Answer {
    const now = today()
    const current = currentDates(years, now)
    if (!current) return { dates: [], remarks: [words.outdated] }
    const separate = input('filingStatus')?.value === 'separate'
    const due = requiredPayment({ lastTax, lastIncome, separate, tax, withheld }, law)
    const all = due.amount > 0 ? installments(due.amount, paid, current, now) : []
    const isBehind = paid < sum(all.filter(({ state }) => state === 'passed'))
    return {
      year: Number(current[0]?.slice(0, 4)),
      dates: all,
      remarks: [words[due.ground], ...(isBehind ? [words.catchUp] : []), words.estimate],
    }
  }

  function download() {
    const { href, host } = location
    const text = calendarFile({
      name: `${heading}, ${firm}`,
      product: `-//${firm}//${id}//EN`,
      stamp: today(),
      url: href.split('#')[0] ?? href,
      events: toPay.map(({ date, amount }) => ({
        uid: `${id}-${date}@${host}`,
        date,
        summary: `Estimated tax for ${year}: ${dollars(amount)}`,
        description: props.fileNote,
      })),
    })
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
    link.download = `${id}-${year}.ics`
    link.click()
    URL.revokeObjectURL(link.href)
  }

  /** The answer is printed alone, because its heading is the address. */
  function printAnswer() {
    location.hash = `${id}-answer`
    print()
  }
}

const sum = (payments: readonly Installment[]) => payments.reduce((total, { amount }) => total + amount, 0)

function Row({ label, note, amount }: { label: string; note?: string; amount: string }) {
  return (
    <tr {...roles.row}>
      <th {...roles.rowHeader}>
        {label} {note && <small>({note})</small>}
      </th>
      <td {...roles.cell} data-figures="tabular">
        {amount}
      </td>
    </tr>
  )
}
