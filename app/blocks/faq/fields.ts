import { block } from '#app/content/engine/block.ts'
import { prose, text } from '#app/content/engine/fields.ts'
import { plate } from '#app/content/schemas/common.ts'

export const faq = block('faq', {
  label: 'All questions',
  about: 'Every question of `faq.yaml`, with the title of the page beside them.',
  top: true,
  fields: {
    title: text({ max: 80 }),
    sentence: prose({ label: 'Opening sentence', max: 240 }),
    heading: text({
      about: '{Count} is the number of questions in words, with a capital letter.',
      max: 40,
      example: '{Count} questions',
      values: ['count', 'Count'],
    }),
    plate,
  },
})
