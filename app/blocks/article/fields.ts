import { block } from '#app/content/engine/block.ts'

export const article = block('article', {
  label: 'Article',
  about: 'The title of an article, its text and what follows it.',
  top: true,
  fixed: true,
  fields: {},
})
