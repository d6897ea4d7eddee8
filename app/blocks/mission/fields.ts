import { block } from '#app/content/engine/block.ts'
import { prose, text } from '#app/content/engine/fields.ts'
import { heading, label } from '#app/content/schemas/common.ts'

export const mission = block('mission', {
  label: 'Mission',
  about: 'What the firm is for, since when, and its years of experience.',
  ground: 'alternate',
  fields: {
    heading: heading(),
    text: prose({ max: 320 }),
    founded: label({ about: 'Before the month in `founded` of `firm.yaml`.' }),
    asOf: text({
      about: 'Printed after the basis of the figure in `claims.yaml`, before its month.',
      max: 20,
      example: 'as of',
    }),
  },
})
