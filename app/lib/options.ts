import type { Chart } from './charts.ts'
import { dollars } from './money.ts'
import { interpolate } from './text.ts'

type Words = Record<'situation' | 'any' | 'upTo' | 'between' | 'over', string>

type Situation = {
  situation: string
  /** Each begins where the one before ends; the last is for all amounts above. */
  options: readonly { name: string; terms: string; upTo?: number | undefined }[]
}

/** A column for each range of amounts between two limits, and each option across its columns. */
export function optionsMatrix(caption: string, rows: readonly Situation[], words: Words): Chart {
  const found = rows.flatMap(({ options }) => options.flatMap(({ upTo }) => upTo ?? []))
  const ends = [0, ...[...new Set(found)].sort((a, b) => a - b), Number.POSITIVE_INFINITY]
  return {
    kind: 'matrix',
    caption,
    columns: [
      words.situation,
      ...ends.slice(1).map((to, at) => rangeText(ends[at] ?? 0, to, words)),
    ],
    rows: rows.map(({ situation, options }) => ({
      label: situation,
      cells: options.map(({ name, terms, upTo = Number.POSITIVE_INFINITY }, at) => {
        const from = options[at - 1]?.upTo ?? 0
        return {
          name,
          text: terms,
          label: rangeText(from, upTo, words),
          from: ends.indexOf(from),
          to: ends.indexOf(upTo),
        }
      }),
    })),
  }
}

function rangeText(from: number, to: number, { any, over, upTo, between }: Words): string {
  const isOpen = to === Number.POSITIVE_INFINITY
  const text = from === 0 ? (isOpen ? any : upTo) : isOpen ? over : between
  return interpolate(text, { from: dollars(from), to: dollars(to) })
}
