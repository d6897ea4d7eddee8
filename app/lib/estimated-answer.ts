import { interpolate } from './before-text.ts'
import { addDays, dateOf } from './dates.ts'
import { dueDate } from './deadlines.ts'
import {
  currentDates,
  type Ground,
  type Harbors,
  type Installment,
  installments,
  requiredPayment,
  type Year,
} from './estimated-payments.ts'
import { dollars } from './money.ts'
import type { Answer } from './tool.ts'

type Words = Record<
  | Ground
  | ('heading' | 'passed' | 'next' | 'total' | 'catchUp' | 'estimate' | 'outdated')
  | ('file' | 'entry' | 'fileNote'),
  string
>

/** What the page knows: the law, the dates of the years around the build, and the words of the answer. */
export type PaymentRules = {
  law: Harbors
  years: readonly (readonly string[])[]
  words: Words
}

/** What a visitor has typed. */
export type PaymentValues = Omit<Year, 'separate'> & { filingStatus: string; paid: number }

export const separately = 'separate'

export type PaymentAnswer = Answer & { heading: string; year: string; payments: Installment[] }

/** The payments of the year that the day is in, for tax purposes: in early January it is the one before. */
export function paymentAnswer(
  { filingStatus, paid, ...values }: PaymentValues,
  { law, years, words }: PaymentRules,
  today: string,
  longDate: (date: string) => string,
): PaymentAnswer {
  const dates = currentDates(years, today)
  if (!dates) return { heading: '', year: '', lines: [], payments: [], remarks: [words.outdated] }
  const [year = ''] = dates[0]?.split('-') ?? []
  const heading = interpolate(words.heading, { year, lastYear: `${Number(year) - 1}` })
  const { amount, ground } = requiredPayment(
    { ...values, separate: filingStatus === separately },
    law,
  )
  const all = amount > 0 ? installments({ amount, paid }, dates, today) : []
  const passed = all.filter(({ state }) => state === 'passed')
  const payments = all.filter(({ state }) => state !== 'passed')
  const isBehind = paid < sum(passed)
  return {
    heading,
    year,
    payments: payments.filter((each) => each.amount > 0),
    lines: all.map((each) => ({
      label: longDate(each.date),
      amount: dollars(each.amount),
      note: each.state === 'later' ? undefined : words[each.state],
    })),
    total: { label: words.total, amount: dollars(sum(payments)) },
    remarks: [words[ground], ...(isBehind ? [words.catchUp] : []), words.estimate],
  }
}

function sum(payments: readonly Installment[]): number {
  return payments.reduce((total, { amount }) => total + amount, 0)
}

/** The dates of a tax year from the days that the law names, past weekends and holidays. */
export function datesOfYear(year: number, days: readonly number[]): string[] {
  return days.map((day) => {
    const [of = 0, month = 1, date = 1] = addDays(dateOf(2001, 1, 1), day)
      .split('-')
      .map(Number)
    return dueDate(year + of - 2001, { month, day: date }).date
  })
}
