import type { ViewProps } from '#app/blocks/view.ts'
import { Exhibit } from '#app/components/exhibit.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import { Strips } from '#app/components/strips.tsx'
import { from } from '#app/lib/shown.ts'
import type { year } from './fields.ts'
import { choiceRow, yearAxis } from './strip.ts'

export function View({ groups, ...around }: ViewProps<typeof year>) {
  const words = useContent().interface
  const formats = useFormats()
  const { year } = words.exhibits
  const all = groups.flatMap(({ choices }) => choices)
  return (
    <Exhibit {...around}>
      <Strips
        columns={[year.choice, year.open]}
        axis={yearAxis(all, formats, from(words, 'language'))}
        strips={groups.map(({ heading, choices }) => ({
          caption: heading,
          rows: choices.map((choice) => choiceRow(choice, year, formats)),
        }))}
      />
    </Exhibit>
  )
}
