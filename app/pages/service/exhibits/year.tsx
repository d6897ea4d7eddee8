import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import { choiceRow, yearAxis } from '#app/lib/strips.ts'
import { Strips } from './strip.tsx'

export function Year({ groups }: ExhibitOf<'year'>) {
  return (
    <Strips
      columns={['Choice', 'Open']}
      axis={yearAxis(groups.flatMap(({ choices }) => choices))}
      strips={groups.map(({ heading, choices }) => ({
        caption: heading,
        rows: choices.map(choiceRow),
      }))}
    />
  )
}
