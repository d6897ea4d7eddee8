import type { Chart } from '#app/lib/charts.ts'
import { dollars } from '#app/lib/money.ts'
import { fieldText, type Shown, type Text } from '#app/lib/shown.ts'

type Words = Record<'situation' | 'any' | 'upTo' | 'between' | 'over', Text>

/** The last option of a situation has no limit. */
type Option = { name: Shown; terms: Shown; upTo?: number | undefined }
type Situation = { situation: Shown; options: readonly Option[] }
type Limited = Option & { upTo: number }

/** A column for each range of amounts between two limits, and each option across its columns. */
export function optionsMatrix(caption: Shown, rows: readonly Situation[], words: Words): Chart {
  const limited = rows.flatMap(({ options }) => options.filter(hasLimit))
  const limits = [...new Map(limited.map((each) => [each.upTo, each])).values()].sort(
    (a, b) => a.upTo - b.upTo,
  )
  const ends = [0, ...limits.map(({ upTo }) => upTo), Number.POSITIVE_INFINITY]
  return {
    kind: 'matrix',
    caption,
    columns: [
      words.situation,
      ...[...limits, undefined].map((to, at) => rangeText(limits[at - 1], to, words)),
    ],
    rows: rows.map(({ situation, options }) => ({
      label: situation,
      cells: options.map((option, at) => {
        const before = options[at - 1]
        return {
          name: option.name,
          text: option.terms,
          label: rangeText(before, option, words),
          from: ends.indexOf(before?.upTo ?? 0),
          to: ends.indexOf(option.upTo ?? Number.POSITIVE_INFINITY),
        }
      }),
    })),
  }
}

function hasLimit(option: Option): option is Limited {
  return option.upTo !== undefined
}

/** What is above the limit of one option and up to that of another. */
function rangeText(above: Option | undefined, to: Option | undefined, words: Words): Text {
  const [lower, upper] = [above, to].map((each) => each && hasLimit(each) && limitText(each))
  if (lower)
    return upper ? words.between.with({ from: lower, to: upper }) : words.over.with({ from: lower })
  return upper ? words.upTo.with({ to: upper }) : words.any
}

function limitText(option: Limited): Text {
  return fieldText(option, 'upTo', dollars)
}
