import { useContent } from '#app/components/site.tsx'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import { choiceRow, yearAxis } from '#app/lib/strips.ts'
import { Strips } from './strip.tsx'

export function Year({ groups }: ExhibitOf<'year'>) {
  const { year } = useContent().interface.exhibits
  return (
    <Strips
      columns={[year.choice, year.open]}
      axis={yearAxis(groups.flatMap(({ choices }) => choices))}
      strips={groups.map(({ heading, choices }) => ({
        caption: heading,
        rows: choices.map((choice) => choiceRow(choice, year)),
      }))}
    />
  )
}
