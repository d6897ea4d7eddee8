import { Chart } from '#app/components/chart.tsx'
import { useContent } from '#app/components/site.tsx'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import { optionsMatrix } from '#app/lib/options.ts'

export function Options({ caption, rows }: ExhibitOf<'options'>) {
  return <Chart data={optionsMatrix(caption, rows, useContent().interface.exhibits.options)} />
}
