import look from '#app/blocks/matrix/view.module.css'
import type { ViewProps } from '#app/blocks/view.ts'
import { Chart } from '#app/components/chart.tsx'
import { Exhibit } from '#app/components/exhibit.tsx'
import { useContent } from '#app/components/site.tsx'
import type { options } from './fields.ts'
import { optionsMatrix } from './matrix.ts'

export function View({ caption, rows, ...around }: ViewProps<typeof options>) {
  const words = useContent().interface.exhibits.options
  return (
    <Exhibit {...around}>
      <Chart look={look.matrix} data={optionsMatrix(caption, rows, words)} />
    </Exhibit>
  )
}
