import { charted, type Twin, without } from '#app/blocks/twin.ts'
import type { options } from './fields.ts'
import { optionsMatrix } from './matrix.ts'

export const twin: Twin<typeof options> = ({ caption, rows, content }) => ({
  rows: charted(optionsMatrix(caption, rows, content.interface.exhibits.options)),
  ...without('caption'),
})
