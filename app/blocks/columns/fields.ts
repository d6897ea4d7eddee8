import { block } from '#app/content/engine/block.ts'
import { choice, group, list, prose, text } from '#app/content/engine/fields.ts'
import { heading } from '#app/content/schemas/common.ts'

export const columns = block('columns', {
  label: 'Two lists',
  about: 'Two lists side by side.',
  fields: {
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 260, optional: true }),
    columns: list(
      group({
        heading: text({ max: 70 }),
        items: list(text({ label: 'Entry', max: 160, example: 'Gifts to charity' }), {
          label: 'Entries',
          min: 1,
          max: 8,
        }),
        mark: choice(
          { dash: 'A dash', check: 'A check mark', cross: 'A cross' },
          { about: 'Before each entry.', optional: true },
        ),
      }),
      { min: 2, max: 2 },
    ),
    note: prose({ about: 'Exceptions and sources, below both lists.', max: 400, optional: true }),
  },
})
