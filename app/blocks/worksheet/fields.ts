import { table } from '#app/blocks/table/fields.ts'
import { block } from '#app/content/engine/block.ts'
import { passage } from '#app/content/engine/rich.ts'
import { heading } from '#app/content/schemas/common.ts'

export const worksheet = block('worksheet', {
  label: 'Worksheet',
  about: 'Boxes to check and lines to write on; it prints on a sheet of its own.',
  fields: {
    heading: heading(),
    text: passage({
      about: 'Paragraphs, lists and tables; a cell without words becomes a line to write on.',
      max: 6000,
      table,
    }),
  },
})
