import { block } from '#app/content/engine/block.ts'
import { group, prose, text } from '#app/content/engine/fields.ts'
import { basis, label } from '#app/content/schemas/common.ts'

export const outcomesHero = block('outcomes-hero', {
  label: 'Top of the sample outcomes',
  about: 'A title, a booking button, and every record of `case-studies.yaml` in a drawing.',
  needs: ['caseStudies'],
  anchor: 'hero',
  top: true,
  books: true,
  fields: {
    heading: text({ max: 70 }),
    lead: prose({ label: 'Opening sentences', max: 180 }),
    schedule: label({ label: 'Booking button' }),
    basis: basis({
      about: 'Printed inside the required note on savings, which adds the final period.',
    }),
    plate: group({ caption: text({ max: 140 }) }, { label: 'Drawing' }),
  },
})
