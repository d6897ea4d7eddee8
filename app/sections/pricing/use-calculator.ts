import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type Amounts,
  type AmountTexts,
  type Estimate,
  estimate,
  parseAmount,
  readFragment,
  type SavingsRange,
} from '#app/lib/savings.ts'
import { tidy } from './amount-field.tsx'

export type LinkState = 'none' | 'copied' | 'refused'

export type Result = Estimate & {
  kind: 'result'
  amounts: Amounts
  /** As they stood in the fields. */
  texts: AmountTexts
  link: LinkState
}

type FieldName = keyof Amounts
type Fault = { field: FieldName; is: 'missing' | 'no amount' }

export type Outcome = { kind: 'waiting' } | { kind: 'incomplete'; faults: Fault[] } | Result

/** The states of the calculator (spec section 4). The fields keep their own values. */
export function useCalculator(range: SavingsRange) {
  const section = useRef<HTMLElement>(null)
  const taxPaid = useRef<HTMLInputElement>(null)
  const grossIncome = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'waiting' })
  const refs = { section, taxPaid, grossIncome, button }

  /** Opening a copied link fills the fields and still waits for the button. */
  const followLink = useEffectEvent((fields: 'all' | 'empty') => {
    const link = readFragment(location.hash)
    if (!link || !taxPaid.current || !grossIncome.current) return
    if (fields === 'all' || (!taxPaid.current.value && !grossIncome.current.value)) {
      taxPaid.current.value = link.taxPaid
      grossIncome.current.value = link.grossIncome
      wait()
    }
    section.current?.scrollIntoView()
  })

  /** What happened before this script came: text in the fields, a click on the button. */
  const takeOver = useEffectEvent(() => {
    if (!taxPaid.current || !grossIncome.current) return
    tidy(taxPaid.current)
    tidy(grossIncome.current)
    const filled = taxPaid.current.value && grossIncome.current.value
    if (filled && document.activeElement === button.current) calculate()
    followLink('empty')
  })

  useEffect(() => {
    // A link that is opened now is newer than what stands in the fields.
    const follow = () => followLink('all')
    takeOver()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  return { outcome, refs, wait, calculate, setLink }

  /** Every edit hides the results, even one that changes nothing (decision 56). */
  function wait() {
    setOutcome((now) => (now.kind === 'waiting' ? now : { kind: 'waiting' }))
  }

  /** Shows the results for two amounts above zero; else says what is missing and goes there. */
  function calculate() {
    const texts = {
      taxPaid: taxPaid.current?.value ?? '',
      grossIncome: grossIncome.current?.value ?? '',
    }
    const paid = parseAmount(texts.taxPaid)
    const gross = parseAmount(texts.grossIncome)
    if (paid && gross) {
      const amounts = { taxPaid: paid, grossIncome: gross }
      const figures = estimate(amounts, range)
      // The button gives way to the finger first, then the figures come.
      startTransition(() => {
        setOutcome({ kind: 'result', ...figures, amounts, texts, link: 'none' })
      })
      return
    }
    const faults: Fault[] = []
    if (!paid) faults.push({ field: 'taxPaid', is: texts.taxPaid ? 'no amount' : 'missing' })
    if (!gross)
      faults.push({ field: 'grossIncome', is: texts.grossIncome ? 'no amount' : 'missing' })
    setOutcome({ kind: 'incomplete', faults })
    const first = paid ? grossIncome : taxPaid
    first.current?.focus()
  }

  /** Copying takes its time; by then the visitor may be on to something else. */
  function setLink(of: Result, link: LinkState) {
    setOutcome((now) => (now === of ? { ...of, link } : now))
  }
}
