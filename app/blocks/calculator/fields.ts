import { block } from '#app/content/engine/block.ts'
import { group, list, money, prose, text } from '#app/content/engine/fields.ts'
import { heading, label } from '#app/content/schemas/common.ts'

export const calculator = block('calculator', {
  label: 'Calculator',
  about: 'What a plan might save; needs `calculator` in `firm.yaml`.',
  needs: ['calculator'],
  fields: {
    heading: heading(),
    intro: text({ label: 'Introduction', max: 120 }),
    paidLabel: label({ label: 'Name of the field for tax paid' }),
    grossLabel: label({ label: 'Name of the field for income' }),
    hint: label({ about: 'Beside the field for tax paid: which taxes, of which year.' }),
    button: label({ label: 'Words on the button' }),
    disclosure: text({
      about: 'Required with the calculator, word for word.',
      max: 260,
    }),
    notes: list(prose({ max: 240 }), {
      about: 'Sentences below every result: how to read it.',
      max: 4,
      none: [],
    }),
    example: group(
      {
        taxPaid: money(),
        grossIncome: money(),
        text: text({ max: 260, values: ['taxPaid', 'grossIncome', 'rate', 'least', 'most'] }),
      },
      { about: 'One result worked out, for visitors without JavaScript.' },
    ),
  },
})
