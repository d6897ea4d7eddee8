import { charted, type Twin } from '#app/blocks/twin.ts'
import { stripCharts } from './charts.ts'
import type { strip } from './fields.ts'

export const twin: Twin<typeof strip> = ({ strips, content, formats }) => ({
  strips: stripCharts(strips, content, formats).flatMap(charted),
})
