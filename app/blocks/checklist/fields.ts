import { block } from '#app/content/engine/block.ts'
import { group, list, prose, text } from '#app/content/engine/fields.ts'
import { heading, label, refuse } from '#app/content/schemas/common.ts'

export const checklist = block('checklist', {
  label: 'Checklist',
  about:
    'Things to gather or do, with boxes to check; groups of them print on a sheet of their own.',
  ground: 'alternate',
  box: true,
  fields: {
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 300, optional: true }),
    items: list(prose({ label: 'Entry', max: 300 }), {
      label: 'Entries',
      about: 'A short list without groups.',
      min: 1,
      max: 20,
      optional: true,
    }),
    groups: list(
      group({
        heading: label(),
        items: list(text({ label: 'Entry', max: 130 }), { label: 'Entries', min: 1, max: 12 }),
      }),
      { min: 2, max: 10, optional: true },
    ),
  },
  rule: ({ items, groups }, context) => {
    if (!items === !groups) refuse(context, ['items'], 'either "items" or "groups"')
  },
})
