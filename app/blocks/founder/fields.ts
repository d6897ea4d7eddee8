import { block } from '#app/content/engine/block.ts'
import { list, prose, text } from '#app/content/engine/fields.ts'
import { heading } from '#app/content/schemas/common.ts'

export const founder = block('founder', {
  label: 'Founder',
  about: "The founder's story and portrait. The name and the portrait are in `team.yaml`.",
  fields: {
    heading: heading(),
    story: list(prose({ max: 340 }), {
      about: 'Paragraphs about why the firm was founded.',
      min: 1,
      max: 12,
    }),
    portrait: text({
      about: 'What a screen reader says of the portrait.',
      max: 80,
      example: 'Portrait of {name}',
    }),
    frame: text({
      label: 'Words in the empty frame',
      about: 'What a screen reader says of the frame that holds the place of a portrait.',
      max: 80,
    }),
    awaiting: text({
      label: 'While there is no photo',
      about: 'The line under the empty frame.',
      max: 120,
    }),
  },
})
