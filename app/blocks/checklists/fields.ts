import { block, tone } from '#app/content/engine/block.ts'
import { list, prose, slug } from '#app/content/engine/fields.ts'
import { heading, idOf } from '#app/content/schemas/common.ts'

export const checklists = block('checklists', {
  label: 'All checklists',
  about: 'A link to each list in `checklists/`, with whom it is for.',
  needs: ['checklists'],
  fields: {
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 300, optional: true }),
    show: list(idOf('checklist', slug({ label: 'Checklist' })), {
      label: 'Which ones',
      about: 'Names of files in `checklists/`, in the order shown; all if left out.',
      min: 1,
      max: 20,
      optional: true,
    }),
    tone,
  },
})
