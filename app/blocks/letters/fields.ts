import { block, tone } from '#app/content/engine/block.ts'
import { group, prose } from '#app/content/engine/fields.ts'
import { heading, label } from '#app/content/schemas/common.ts'

export const letters = block('letters', {
  label: 'Letters by number',
  about: 'What each letter in `letters.yaml` means and asks for, found by its number.',
  needs: ['letters'],
  fields: {
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 300 }),
    find: label({ label: 'Before the numbers' }),
    labels: group(
      {
        deadline: label({ label: 'Before the deadline' }),
        bring: label({ label: 'Before what to bring' }),
        avoid: label({ label: 'Before what not to do' }),
        source: label({ label: 'Before the source' }),
      },
      { label: 'Words beside the values' },
    ),
    other: prose({
      label: 'For another number',
      about: 'What to do with a letter that is not on the list.',
      max: 400,
    }),
    tone,
  },
})
