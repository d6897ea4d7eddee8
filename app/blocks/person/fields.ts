import { block } from '#app/content/engine/block.ts'

export const person = block('person', {
  label: 'Person',
  about: 'The page of somebody in `team.yaml`.',
  top: true,
  fixed: true,
  fields: {},
})
