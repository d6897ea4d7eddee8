import type { Axis, StripRow } from './charts.ts'
import { addDays } from './dates.ts'
import type { Formats } from './formats.ts'
import type { Origin } from './marks.ts'
import { fieldText, from, type Shown, shown, type Text } from './shown.ts'
import { element, words as textNode } from './tree.ts'

// What the strips of a service page show: the choices of a tax year, and the close of one month.

/** `from` and `until` are days since January 1. */
type Choice = {
  what: Shown
  from: number
  until: number
  remark?: Shown | undefined
  ours: boolean
}

const yearEnd = 365
const quarters = [0, 90, 181]
/** Without a name, which on a phone would run into the name of the wall. */
const lastQuarter = { at: 273 }

/** From January 1 to the last day of any choice. That day and December 31 are the walls. The names of
    months and days are those of a language, whose origin is told. */
export function yearAxis(
  choices: readonly Pick<Choice, 'until'>[],
  formats: Formats,
  language?: Origin,
): Axis {
  const end = Math.max(yearEnd, ...choices.map(({ until }) => until + 1))
  const last = choices.find(({ until }) => until + 1 === end)
  const walls = [...new Set([yearEnd, end])]
  const wallName = (at: number) =>
    shown(formats.shortDay(dayOf(at - 1)), at === end && last ? from(last, 'until') : language)
  return {
    start: 0,
    end,
    ticks: [
      ...quarters.map((at) => ({ at, name: shown(formats.shortMonth(dayOf(at)), language) })),
      lastQuarter,
      ...walls.map((at) => ({ at, name: wallName(at), isWall: true })),
    ],
  }
}

export function choiceRow(
  choice: Choice,
  words: Record<'until' | 'between', Text>,
  formats: Formats,
): StripRow {
  const { what, until, remark, ours } = choice
  const last = shown(formats.shortDay(dayOf(until)), from(choice, 'until'))
  const first = shown(formats.shortDay(dayOf(choice.from)), from(choice, 'from'))
  return {
    label: [
      textNode(what),
      ...(remark ? [element('div', { className: 'small-print' }, [textNode(remark)])] : []),
    ],
    from: choice.from,
    to: until + 1,
    when:
      choice.from === 0
        ? words.until.with({ day: last })
        : words.between.with({ from: first, to: last }),
    tone: ours ? 'bar-2' : 'bar-1',
  }
}

/** A day of any year, counted from January 1: in a common year that stands for all. */
function dayOf(day: number): string {
  return addDays('2001-01-01', day)
}

type Task = { kind: keyof typeof tones; what: Shown; from: number; to: number }

const tones = { send: 'bar-2', do: 'bar-3', get: 'bar-1' } as const

type CloseWords = Record<keyof typeof tones | 'tick' | 'day' | 'between', Text>

/** Whole weeks of business days, as many as the longest task needs. */
export function closeAxis(
  tasks: readonly Pick<Task, 'to'>[],
  words: Pick<CloseWords, 'tick'>,
): Axis {
  const weeks = Math.ceil(Math.max(...tasks.map(({ to }) => to)) / 5)
  const ends = Array.from({ length: weeks }, (_, index) => 5 * (index + 1))
  const ticks = ends.map((at) => ({ at, name: words.tick.with({ day: at }) }))
  return { start: 0, end: 5 * weeks, ticks }
}

export function taskRow(task: Task, words: CloseWords): StripRow {
  const { kind, what, to } = task
  const last = fieldText(task, 'to')
  return {
    label: words[kind].with({ what }),
    from: task.from - 1,
    to,
    when:
      task.from === to
        ? words.day.with({ day: last })
        : words.between.with({ from: fieldText(task, 'from'), to: last }),
    tone: tones[kind],
  }
}
