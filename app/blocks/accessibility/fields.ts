import { block } from '#app/content/engine/block.ts'
import { list, prose, text } from '#app/content/engine/fields.ts'

export const accessibility = block('accessibility', {
  label: 'Accessibility statement',
  about: 'What the website is built to, whom to tell of a problem, and what is known not to work.',
  fields: {
    heading: text({ max: 70 }),
    standard: prose({ about: 'What the website is built and tested to.', max: 320 }),
    help: prose({ about: 'Whom to tell if something does not work.', max: 320 }),
    limitsHeading: text({ max: 70 }),
    limits: list(text({ max: 200 }), {
      about: 'What is known not to work for everybody.',
      min: 1,
      max: 20,
    }),
  },
})
