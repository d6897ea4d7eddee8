import { block } from '#app/content/engine/block.ts'
import { flag, group, list, text, yearDay } from '#app/content/engine/fields.ts'
import { exhibitWords, label, refuse } from '#app/content/schemas/common.ts'

const choice = group({
  what: label({ label: 'What it is' }),
  from: yearDay({ about: 'The first day on which it is open.' }),
  until: yearDay({ about: 'The last day on which it is open.' }),
  remark: text({ about: 'Small print below the choice.', max: 90, optional: true }),
  ours: flag({
    label: 'This is our own date',
    about: "Marks the firm's own date among those of the law.",
    none: false,
  }),
}).superRefine(({ from, until }, context) => {
  if (until < from) refuse(context, ['until'], 'the same day as "from", or a later one')
})

export const year = block('year', {
  label: 'Choices of a tax year',
  about:
    'How long each choice of a tax year stays open, from January 1 to the filing date after it.',
  anchor: 'exhibit',
  fields: {
    ...exhibitWords,
    groups: list(group({ heading: label(), choices: list(choice, { min: 1, max: 8 }) }), {
      min: 1,
      max: 3,
    }),
  },
})
