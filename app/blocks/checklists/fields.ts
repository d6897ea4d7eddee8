import { block, tone } from '#app/content/engine/block.ts'
import { prose } from '#app/content/engine/fields.ts'
import { heading } from '#app/content/schemas/common.ts'

export const checklists = block('checklists', {
  label: 'All checklists',
  about: 'A link to each list in `checklists/`, with whom it is for.',
  needs: ['checklists'],
  fields: {
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 300, optional: true }),
    tone,
  },
})
