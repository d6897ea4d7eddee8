import { block } from '#app/content/engine/block.ts'
import { list, text } from '#app/content/engine/fields.ts'
import { distinct, heading } from '#app/content/schemas/common.ts'

export const signs = block('signs', {
  label: 'Signs to check off',
  about: 'Three to ten signs to check; a petal for each.',
  ground: 'alternate',
  fields: {
    heading: heading(),
    intro: text({ label: 'Introduction', max: 120 }),
    items: list(text({ label: 'Entry', max: 90 }), {
      label: 'Signs',
      about: 'A petal of the drawing for each.',
      min: 3,
      max: 10,
    }).superRefine(distinct),
    of: text({
      label: 'Words after the number of checked signs',
      about: '{count} is the number of all signs.',
      max: 20,
      example: 'of {count}',
    }),
    verdict: text({
      label: 'Line after two checked signs',
      about: 'Shown from two checked signs on, with a booking button.',
      max: 140,
    }),
  },
})
