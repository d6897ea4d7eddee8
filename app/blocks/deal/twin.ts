import { exhibitLines, illustrativeLine } from '#app/blocks/exhibit-twin.ts'
import { charted, line, type Twin } from '#app/blocks/twin.ts'
import { dealCharts } from './charts.ts'
import type { deal } from './fields.ts'

export const twin: Twin<typeof deal> = (props) => {
  const { intro, charts } = dealCharts(props, props.content.interface.exhibits.deal)
  return exhibitLines(props, [
    ...illustrativeLine(props.content),
    ...line(intro),
    ...charts.flatMap(charted),
  ])
}
