import { block } from '#app/content/engine/block.ts'

export const reading = block('reading', {
  label: 'Text',
  about: 'The title and the text of a plain page or of a post.',
  top: true,
  fixed: true,
  fields: {},
})
