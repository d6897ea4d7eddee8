import { block } from '#app/content/engine/block.ts'
import { heading } from '#app/content/schemas/common.ts'

export const news = block('news', {
  label: 'News',
  about:
    'What you have posted, newest first, and the groups of pages of which menus and footer name only the first; not shown while there is nothing.',
  fields: {
    heading: heading({ about: 'The usual word for news if there is none here.', optional: true }),
  },
})
