import type { ViewProps } from '#app/blocks/view.ts'
import { datesOfYear } from '#app/lib/estimated-answer.ts'
import { currentDates, requiredPayment } from '#app/lib/estimated-payments.ts'
import { dollars } from '#app/lib/money.ts'
import { fieldText, from, shown, type Text } from '#app/lib/shown.ts'
import type { estimatedTax } from './fields.ts'

type Given = Pick<ViewProps<typeof estimatedTax>, 'example' | 'law' | 'dates' | 'datesLabel'>

/** The answer for sample amounts. */
export function workedExample({ example, law, dates }: Given): Text {
  const { amount } = requiredPayment({ ...example, separate: false }, law)
  const inputs = [from(example), from(law)]
  return example.text.with({
    lastTax: fieldText(example, 'lastTax', dollars),
    lastIncome: fieldText(example, 'lastIncome', dollars),
    tax: fieldText(example, 'tax', dollars),
    withheld: fieldText(example, 'withheld', dollars),
    total: shown(dollars(amount), ...inputs),
    each: shown(dollars(amount / dates.length), ...inputs),
  })
}

/** The dates of the tax years around a day: in January the payments of the one before are not over. */
export function yearsAround(today: string, dates: readonly number[]): string[][] {
  const year = Number(today.slice(0, 4))
  return [year - 1, year, year + 1].map((each) => datesOfYear(each, dates))
}

/** The dates of the current tax year, for a page without script. */
export function datesToCome(
  { dates, datesLabel }: Given,
  today: string,
  longDate: (date: string) => string,
): { label: Text; dates: Text[] } {
  const current = currentDates(yearsAround(today, dates), today) ?? []
  const origin = from(dates)
  return {
    label: datesLabel.with({ year: shown(current[0]?.slice(0, 4) ?? '', origin) }),
    dates: current.map((date) => shown(longDate(date), origin)),
  }
}
