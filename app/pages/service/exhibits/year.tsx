import { Chart } from '#app/components/chart.tsx'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import { choiceRow, yearAxis } from '#app/lib/strips.ts'

export function Year({ groups }: ExhibitOf<'year'>) {
  const axis = yearAxis(groups.flatMap(({ choices }) => choices))
  const columns = ['Choice', 'Open']
  return groups.map(({ heading, choices }) => (
    <Chart
      key={heading}
      data={{ kind: 'strip', caption: heading, columns, axis, rows: choices.map(choiceRow) }}
    />
  ))
}
