import { block } from '#app/content/engine/block.ts'
import { group, list, share, sum } from '#app/content/engine/fields.ts'
import { exhibitWords, refuse } from '#app/content/schemas/common.ts'
import { dollars } from '#app/lib/money.ts'
import { breakEven, corporateCosts } from './taxes.ts'

const law = group(
  {
    socialSecurity: share({ about: "Both halves together, the owner's and the employer's." }),
    medicare: share({ about: "Both halves together, the owner's and the employer's." }),
    wageBase: sum({ about: 'The most on which Social Security tax is due.' }),
    unemployment: share({ about: 'Federal unemployment tax.' }),
    unemploymentBase: sum({ about: 'The most on which it is due.' }),
    businessDeduction: share({ about: 'The part of business income that is not taxed.' }),
    standardDeduction: sum(),
    brackets: list(
      group({ rate: share(), upTo: sum({ about: 'The taxable income where it ends.' }) }),
      { about: 'The income tax, from the lowest rate up.', min: 1, max: 7 },
    ),
    medicareLimit: sum({ about: 'From this income on, Medicare tax follows further rules.' }),
    businessDeductionLimit: sum({
      about: 'From this income on, the business deduction follows further rules.',
    }),
  },
  { about: 'The rates and limits of one filing status; change them with the year.' },
)

export const entities = block('entities', {
  label: 'Comparison of company forms',
  about:
    'A sole owner, an LLC and an S corporation at the same profits, and from where the last leaves more.',
  anchor: 'exhibit',
  fields: {
    ...exhibitWords,
    profits: list(sum(), { about: 'From the lowest to the highest.', min: 3, max: 5 }),
    pay: sum({ about: "What the owner's work is worth to an employer." }),
    payrollService: sum({ about: 'For a year, with state unemployment tax.' }),
    corporateReturn: sum({ about: 'What the return of the corporation costs each year.' }),
    stateReport: sum({ about: 'What the report to the state costs each year.' }),
    law,
  },
  rule: ({ profits, ...owner }, context) => {
    const { payroll, filing } = corporateCosts(owner)
    const { medicareLimit, businessDeductionLimit, brackets, wageBase } = owner.law
    const [first = 0, last = 0] = [profits[0], profits.at(-1)]
    for (const [index, profit] of profits.entries()) {
      const before = profits[index - 1] ?? payroll + filing + owner.law.unemploymentBase
      if (profit <= before) refuse(context, ['profits', index], `more than ${dollars(before)}`)
    }
    const most = Math.min(medicareLimit, businessDeductionLimit, brackets.at(-1)?.upTo ?? 0)
    if (last > most) {
      const expected = `at most ${dollars(most)}, as far as the figures under "law" go`
      refuse(context, ['profits', profits.length - 1], expected)
    }
    const highest = Math.min(last, wageBase)
    if (owner.pay >= highest) refuse(context, ['pay'], `less than ${dollars(highest)}`)
    else if (breakEven(first, last, owner) === undefined) {
      const expected =
        'a lowest profit that is too small for an S corporation, and a highest that is not'
      refuse(context, ['profits'], expected)
    }
  },
})
