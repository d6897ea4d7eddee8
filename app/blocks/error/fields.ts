import { block } from '#app/content/engine/block.ts'

export const error = block('error', {
  label: 'Error',
  about: 'What a server shows when it cannot answer.',
  top: true,
  fixed: true,
  fields: {},
})
