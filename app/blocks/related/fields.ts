import { block } from '#app/content/engine/block.ts'
import { group, list, text } from '#app/content/engine/fields.ts'
import { label, path } from '#app/content/schemas/common.ts'

export const related = block('related', {
  label: 'Related pages',
  about: 'Other pages at the end of this one.',
  fields: {
    items: list(
      group({
        to: path(),
        title: label(),
        why: text({ about: 'Why a reader of this page might want it.', max: 110 }),
      }),
      { label: 'Pages', min: 1, max: 6 },
    ),
  },
})
