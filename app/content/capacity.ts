import { addDays } from '#app/lib/dates.ts'
import type { Formats } from '#app/lib/formats.ts'
import { fieldText, joined, say, type Text } from '#app/lib/shown.ts'
import type { Content } from './collections.ts'
import { dated } from './dated.ts'

type Said = {
  /** When a page says it. */
  days: NonNullable<ReturnType<typeof dated>>
  text: Text
  /** The owner's own sentence. */
  more: Text | undefined
  /** "November 1, 2026–January 31, 2027", for files that do not change by themselves. */
  span: Text
}

/** The same where nothing changes on its day: with the days of each line. */
export function capacityLines(content: Content, formats: Formats, audience?: string): Text[] {
  return capacityOf(content, formats, audience).map(({ text, more, span }) =>
    joined([text, ...(more ? [more] : []), say`(${span})`], ' '),
  )
}

/** What the firm says of the clients it takes, now and later: of all of them, or of an audience. */
export function capacityOf(content: Content, formats: Formats, audience?: string): Said[] {
  const { capacity, today } = content
  if (!capacity) return []
  const { kinds, says } = capacity
  const named = kinds.filter(({ audiences }) => audiences?.some((id) => id === audience))
  const others = kinds.filter(({ audiences }) => !audiences)
  const meant = named.length > 0 ? named : others
  return (audience ? meant : kinds).flatMap(({ name, periods }) =>
    periods.flatMap((period) => {
      const days = dated(content, period)
      if (!days) return []
      const isNear = period.until < addDays(today, 300)
      const next = (day: string) => (isNear ? formats.monthDay : formats.longDate)(addDays(day, 1))
      return {
        days,
        text: says[period.state].with({ who: name, until: fieldText(period, 'until', next) }),
        more: period.text,
        span: joined(
          [
            fieldText(period, 'from', formats.longDate),
            fieldText(period, 'until', formats.longDate),
          ],
          '–',
        ),
      }
    }),
  )
}
