import { z } from 'zod'
import { list, share, sum } from '#app/content/engine/fields.ts'
import { refuse } from '#app/content/schemas/common.ts'
import { breakEven, corporateCosts } from '#app/lib/entities.ts'
import { dollars } from '#app/lib/money.ts'
import { words } from './words.ts'

/** A sole owner, an LLC and an S corporation at the same profits. */
export const entities = z
  .strictObject({
    kind: z.literal('entities'),
    ...words,
    profits: list(sum, { min: 3, max: 5 }),
    pay: sum,
    /** With state unemployment tax, for a year. */
    payrollService: sum,
    corporateReturn: sum,
    stateReport: sum,
    law: z.strictObject({
      socialSecurity: share,
      medicare: share,
      wageBase: sum,
      unemployment: share,
      unemploymentBase: sum,
      businessDeduction: share,
      standardDeduction: sum,
      brackets: list(z.strictObject({ rate: share, upTo: sum }), { min: 1, max: 7 }),
      /** From here the business deduction and Medicare tax follow rules that are not computed. */
      businessDeductionLimit: sum,
      medicareLimit: sum,
    }),
  })
  .superRefine(({ profits, ...numbers }, context) => {
    const { law, pay } = numbers
    const { payroll, filing } = corporateCosts(numbers)
    const [first = 0, last = 0] = [profits[0], profits.at(-1)]
    const most = Math.min(
      law.businessDeductionLimit,
      law.medicareLimit,
      ...law.brackets.slice(-1).map(({ upTo }) => upTo),
    )
    for (const [index, profit] of profits.entries()) {
      const least = profits[index - 1] ?? payroll + filing + law.unemploymentBase
      if (profit <= least) {
        refuse(
          context,
          ['profits', index],
          `a profit above ${dollars(least)}, and each above the last`,
        )
      }
    }
    if (last > most) {
      const expected = `at most ${dollars(most)}, up to which the figures under "law" are complete`
      refuse(context, ['profits', profits.length - 1], expected)
    }
    if (pay >= Math.min(last, law.wageBase)) {
      const limit = dollars(Math.min(last, law.wageBase))
      refuse(
        context,
        ['pay'],
        `less than ${limit}: the highest profit, or the wage base if that is lower`,
      )
    }
    if (breakEven(first, last, numbers) === undefined) {
      const expected =
        'a lowest profit that is better without an S corporation, a highest that is better with one'
      refuse(context, ['profits'], expected)
    }
  })
