import type { Axis, StripRow } from '#app/lib/charts.ts'
import { addDays } from '#app/lib/dates.ts'
import type { Formats } from '#app/lib/formats.ts'
import type { Origin } from '#app/lib/marks.ts'
import { from, type Shown, shown, type Text } from '#app/lib/shown.ts'

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
    label: what,
    remark,
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
