import { block } from '#app/content/engine/block.ts'

export const sheet = block('sheet', {
  label: 'Sheet',
  about: 'The page of a checklist in `checklists/`.',
  top: true,
  fixed: true,
  fields: {},
})
