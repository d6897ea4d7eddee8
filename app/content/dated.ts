import { addDays } from '#app/lib/dates.ts'
import { instantOf } from '#app/lib/hours.ts'
import type { Content } from './collections.ts'

type Dated = { readonly from: string; readonly until: string }

/** Attributes of what a page shows from its first day to its last, where the firm is; undefined once that is
    over. app/browser/dated.ts decides in the page; `hidden` is for visitors without script: whether it is off
    when the site is built. */
export function dated({ firm, today }: Pick<Content, 'firm' | 'today'>, { from, until }: Dated) {
  if (until < today) return undefined
  const startOf = (date: string) => instantOf({ date, minutes: 0 }, firm.timeZone)
  return {
    ...(from > today && { 'data-from': startOf(from), hidden: true }),
    'data-until': startOf(addDays(until, 1)),
  }
}
