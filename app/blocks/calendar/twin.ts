import {
  grid,
  items,
  line,
  linked,
  sourceLink,
  type Twin,
  title,
  without,
} from '#app/blocks/twin.ts'
import { becauseText, calendarPath, subscriptionUrl } from '#app/content/firm.ts'
import { from, shown } from '#app/lib/shown.ts'
import type { calendar } from './fields.ts'

export const twin: Twin<typeof calendar> = ({ data, content, formats, ...words }) => {
  const { deadlines: dates } = data
  const { firm, interface: ours } = content
  const ids = dates.deadlines.flatMap(({ source }) => source ?? [])
  return {
    columns: grid(
      [words.columns.date, words.columns.what, words.columns.who],
      dates.deadlines.map((deadline) => {
        const { name, who, date, state, moved } = deadline
        const isOfYear = deadline.year === dates.year
        const due = (day: string) =>
          shown(isOfYear ? formats.monthDay(day) : formats.longDate(day), from(deadline))
        const because = moved && becauseText(deadline, ours)
        return [
          [due(date), because && [' (', words.moved.with({ from: due(moved.from), because }), ')']],
          [name, state && [' (', words.state.with({ state }), ')']],
          who,
        ]
      }),
    ),
    download: line(words.about, ' ', linked(words.download, calendarPath(firm))),
    ...(words.subscribe && { subscribe: line(linked(words.subscribe, subscriptionUrl(firm))) }),
    leavesOut: items([words.leavesOut, ...words.notes]),
    sources: [
      ...title(3, words.sources.heading),
      ...items([...new Set(ids)].map((id) => sourceLink(content, id))),
    ],
    ...without('moved', 'state', 'filter', 'about', 'fileNote', 'notes'),
  }
}
