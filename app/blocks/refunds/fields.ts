import { block, tone } from '#app/content/engine/block.ts'
import { group, list, prose } from '#app/content/engine/fields.ts'
import { heading, label, usState } from '#app/content/schemas/common.ts'
import { checkedFields } from '#app/content/schemas/letters.ts'

export const refunds = block('refunds', {
  label: 'Where is my refund?',
  about: 'How to look for a refund at the IRS and in the states that the firm names.',
  fields: {
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 300 }),
    federal: label({ label: 'Name of the IRS' }),
    have: label({ label: 'Before what to have at hand' }),
    look: label({ label: 'Before the official page' }),
    rule: label({
      label: 'Before the source of a rule',
      about: 'Where there is nothing to have at hand, because there is no refund.',
    }),
    entries: list(
      group({
        state: usState({
          about: 'Shown where the firm names the state; left out for the IRS.',
          optional: true,
        }),
        text: prose({
          about: 'How long it takes, or that the state has no such refund.',
          max: 360,
        }),
        have: prose({ label: 'What to have at hand', max: 200, optional: true }),
        ...checkedFields,
      }),
      { min: 1, max: 20 },
    ),
    tone,
  },
})
