import { charted, illustrativeLine, line, type Twin } from '#app/blocks/twin.ts'
import { dealCharts } from './charts.ts'
import type { deal } from './fields.ts'

export const twin: Twin<typeof deal> = (props) => {
  const { intro, charts } = dealCharts(props, props.content.interface.exhibits.deal)
  return {
    price: [...illustrativeLine(props.content), ...line(intro), ...charts.flatMap(charted)],
  }
}
