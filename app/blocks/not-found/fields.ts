import { block } from '#app/content/engine/block.ts'

export const notFound = block('not-found', {
  label: 'Page not found',
  about: 'What is shown at an address that has no page.',
  top: true,
  fixed: true,
  fields: {},
})
