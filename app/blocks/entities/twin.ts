import { charted, illustrativeLine, type Twin, without } from '#app/blocks/twin.ts'
import { entityCharts } from './charts.ts'
import type { entities } from './fields.ts'

export const twin: Twin<typeof entities> = (props) => {
  const charts = entityCharts(props, props.content.interface)
  return {
    profits: [...illustrativeLine(props.content), ...charts.flatMap(charted)],
    ...without('tool'),
  }
}
