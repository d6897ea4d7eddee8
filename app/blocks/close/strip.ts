import type { Axis, StripRow } from '#app/lib/charts.ts'
import { fieldText, type Shown, type Text } from '#app/lib/shown.ts'

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
