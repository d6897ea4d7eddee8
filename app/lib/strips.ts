import type { Axis, StripRow } from './charts.ts'
import { yearDayText } from './dates.ts'
import { interpolate } from './text.ts'
import { element, words as textNode } from './tree.ts'

// What the strips of a service page show: the choices of a tax year, and the close of one month.

/** `from` and `until` are days since January 1. */
type Choice = {
  what: string
  from: number
  until: number
  remark?: string | undefined
  ours: boolean
}
type YearWords = Record<'until' | 'between', string>

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

export function choiceRow({ what, from, until, remark, ours }: Choice, words: YearWords): StripRow {
  const last = shortDay(until)
  return {
    label: [
      textNode(what),
      ...(remark ? [element('div', { className: 'small-print' }, [textNode(remark)])] : []),
    ],
    from,
    to: until + 1,
    when:
      from === 0
        ? interpolate(words.until, { day: last })
        : interpolate(words.between, { from: shortDay(from), to: last }),
    tone: ours ? 'bar-2' : 'bar-1',
  }
}

/** "Dec 31" */
function shortDay(day: number): string {
  return yearDayText(day).replace(/(?<=^\w{3})\w+/, '')
}

type Task = { kind: 'send' | 'do' | 'get'; what: string; from: number; to: number }
type CloseWords = Record<Task['kind'] | 'tick' | 'day' | 'between', string>

const tones = { send: 'bar-2', do: 'bar-3', get: 'bar-1' } as const

/** Whole weeks of business days, as many as the longest task needs. */
export function closeAxis(tasks: readonly Pick<Task, 'to'>[], words: CloseWords): Axis {
  const weeks = Math.ceil(Math.max(...tasks.map(({ to }) => to)) / 5)
  const ends = Array.from({ length: weeks }, (_, index) => 5 * (index + 1))
  const ticks = ends.map((at) => ({ at, name: interpolate(words.tick, { day: `${at}` }) }))
  return { start: 0, end: 5 * weeks, ticks }
}

export function taskRow({ kind, what, from, to }: Task, words: CloseWords): StripRow {
  return {
    label: interpolate(words[kind], { what }),
    from: from - 1,
    to,
    when: interpolate(from === to ? words.day : words.between, {
      day: `${to}`,
      from: `${from}`,
      to: `${to}`,
    }),
    tone: tones[kind],
  }
}
