import { longDate } from '#app/lib/dates.ts'
import { blocker, type Finding, warning } from '../finding.ts'
import { type Launch, read } from '../launch.ts'
import { on } from '../pages.ts'

/** A calendar whose last date has passed helps nobody keep one. */
export function taxCalendar(launch: Launch): Finding[] {
  const { year, deadlines } = read(launch, 'deadlines.yaml')
  const last = lastOf(deadlines.map(({ date }) => date))
  if (!last || last >= launch.today) return []
  return [
    blocker('deadlines.yaml', ['year'], {
      problem: 'Tax calendar is over',
      found: `${year}, last date ${longDate(last)}`,
      fix: 'Set year to the next one, look at every entry, then set reviewed.',
      shows: on('/learning-library'),
    }),
  ]
}

export function holidays(launch: Launch): Finding[] {
  const last = lastOf(read(launch, 'firm.yaml').holidays ?? [])
  if (!last || last >= launch.today) return []
  return [
    warning('firm.yaml', ['holidays'], {
      problem: 'Holidays all over',
      found: `last one ${longDate(last)}`,
      fix: 'List the days of the coming year on which the office is closed, or take the list out.',
      shows: on('/contact'),
    }),
  ]
}

function lastOf(dates: readonly string[]): string | undefined {
  return dates.toSorted().at(-1)
}
