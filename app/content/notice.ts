import { addDays } from '#app/lib/dates.ts'
import { instantOf } from '#app/lib/hours.ts'
import { oncePer } from '#app/lib/once-per.ts'
import type { Content } from './collections.ts'

type Noticed = Pick<Content, 'notice' | 'firm' | 'today'>

/** The notice at the top of every page with the instants it begins and ends at; undefined once its last
    day is over. `isOn` is for visitors without script: whether it is on when the site is built. */
export const noticeOf = oncePer(({ notice, firm, today }: Noticed) => {
  if (!notice || notice.until < today) return undefined
  const startOf = (date: string) => instantOf({ date, minutes: 0 }, firm.timeZone)
  return {
    text: notice.text,
    isOn: notice.from <= today,
    from: startOf(notice.from),
    until: startOf(addDays(notice.until, 1)),
  }
})
