import { block, tone } from '#app/content/engine/block.ts'
import { group, list, text } from '#app/content/engine/fields.ts'
import { passage } from '#app/content/engine/rich.ts'
import { distinct, heading, label, ref, refuse } from '#app/content/schemas/common.ts'

export const questions = block('questions', {
  label: 'Questions',
  about: 'Questions of `faq.yaml`, or of this page alone, with their answers.',
  fields: {
    heading: heading({ about: 'Left out, the usual one of a service is shown.', optional: true }),
    show: list(ref('question', { label: 'Which to show' }), {
      label: 'Which to show',
      about: 'Ids of questions in `faq.yaml`; without these and without `items`, all are shown.',
      min: 1,
      max: 200,
      optional: true,
    }).superRefine((ids, context) => distinct(ids ?? [], context)),
    items: list(
      group({
        question: text({ max: 110 }),
        answer: passage({ about: 'Paragraphs and lists.', min: 40, max: 1200 }),
      }),
      {
        label: 'Questions of this page',
        min: 1,
        max: 20,
        optional: true,
      },
    ),
    note: text({
      about: 'What holds for all answers, said once below them.',
      max: 240,
      optional: true,
    }),
    more: label({
      label: 'Words that lead to more',
      about: 'The link to all questions.',
      optional: true,
    }),
    tone,
  },
  rule: ({ show, items }, context) => {
    if (show && items) refuse(context, ['items'], 'either "show" or "items", not both')
  },
})
