import { block } from '#app/content/engine/block.ts'

export const document = block('document', {
  label: 'Document',
  about: 'A legal text with its title and its date.',
  top: true,
  fixed: true,
  fields: {},
})
