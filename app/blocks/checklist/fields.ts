import { block } from '#app/content/engine/block.ts'
import { as } from '#app/content/engine/declared.ts'
import { group, list, prose, text } from '#app/content/engine/fields.ts'
import { heading, label, refuse } from '#app/content/schemas/common.ts'

/** Things to check off, in groups. */
export const groupsToCheck = list(
  group({
    heading: label(),
    items: list(text({ label: 'Entry', max: 130 }), { label: 'Entries', min: 1, max: 12 }),
  }),
  { label: 'Groups', min: 2, max: 10 },
)

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
    groups: as(groupsToCheck, { optional: true }),
  },
  rule: ({ items, groups }, context) => {
    if (!items === !groups) refuse(context, ['items'], 'either "items" or "groups"')
  },
})
