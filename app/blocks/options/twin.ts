import { exhibitLines } from '#app/blocks/exhibit-twin.ts'
import { charted, type Twin } from '#app/blocks/twin.ts'
import type { options } from './fields.ts'
import { optionsMatrix } from './matrix.ts'

export const twin: Twin<typeof options> = (props) => {
  const words = props.content.interface.exhibits.options
  return exhibitLines(props, charted(optionsMatrix(props.caption, props.rows, words)))
}
