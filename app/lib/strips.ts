import type { Axis, StripRow } from './charts.ts'
import { yearDayText } from './dates.ts'
import { element, words } from './tree.ts'

// What the strips of a service page show: the choices of a tax year, and the close of one month.

type Choice = {
  what: string
  /** Days since January 1, as `yearDay` reads them. */
  from: number
  until: number
  remark?: string | undefined
  ours: boolean
}

const yearEnd = 365
/** On a phone, the name of the last one would run into the name of the wall. */
const quarters = [
  { at: 0, name: 'Jan' },
  { at: 90, name: 'Apr' },
  { at: 181, name: 'Jul' },
  { at: 273 },
]

/** From January 1 to the last day of any choice. That day and December 31 are the walls. */
export function yearAxis(choices: readonly Pick<Choice, 'until'>[]): Axis {
  const end = Math.max(yearEnd, ...choices.map(({ until }) => until + 1))
  const walls = [...new Set([yearEnd, end])]
  return {
    start: 0,
    end,
    ticks: [...quarters, ...walls.map((at) => ({ at, name: shortDay(at - 1), isWall: true }))],
  }
}

export function choiceRow({ what, from, until, remark, ours }: Choice): StripRow {
  const last = shortDay(until)
  return {
    label: [
      words(what),
      ...(remark ? [element('div', { className: 'small-print' }, [words(remark)])] : []),
    ],
    from,
    to: until + 1,
    when: from === 0 ? `until ${last}` : `${shortDay(from)} to ${last}`,
    tone: ours ? 'bar-2' : 'bar-1',
  }
}

/** "Dec 31" */
function shortDay(day: number): string {
  return yearDayText(day).replace(/(?<=^\w{3})\w+/, '')
}

type Task = { kind: 'send' | 'do' | 'get'; what: string; from: number; to: number }

const kinds = {
  send: { who: 'You send', tone: 'bar-2' },
  do: { who: 'We', tone: 'bar-3' },
  get: { who: 'You get', tone: 'bar-1' },
} as const

/** Whole weeks of business days, as many as the longest task needs. */
export function closeAxis(tasks: readonly Pick<Task, 'to'>[]): Axis {
  const weeks = Math.ceil(Math.max(...tasks.map(({ to }) => to)) / 5)
  const ends = Array.from({ length: weeks }, (_, index) => 5 * (index + 1))
  return { start: 0, end: 5 * weeks, ticks: ends.map((at) => ({ at, name: `Day ${at}` })) }
}

export function taskRow({ kind, what, from, to }: Task): StripRow {
  const { who, tone } = kinds[kind]
  return {
    label: `${who} ${what}`,
    from: from - 1,
    to,
    when: from === to ? `day ${to}` : `days ${from} to ${to}`,
    tone,
  }
}
