import { z } from 'zod'
import { list, share, sum } from '#app/content/engine/fields.ts'
import { exhibitWords, refuse } from '#app/content/schemas/common.ts'
import { breakEven, corporateCosts } from '#app/lib/entities.ts'
import { dollars } from '#app/lib/money.ts'

const law = z.strictObject({
  socialSecurity: share,
  medicare: share,
  wageBase: sum,
  unemployment: share,
  unemploymentBase: sum,
  businessDeduction: share,
  standardDeduction: sum,
  brackets: list(z.strictObject({ rate: share, upTo: sum }), { min: 1, max: 7 }),
  /** From these incomes on, Medicare tax and the business deduction follow further rules. */
  medicareLimit: sum,
  businessDeductionLimit: sum,
})

/** A sole owner, an LLC and an S corporation at the same profits. */
export const entities = z
  .strictObject({
    kind: z.literal('entities'),
    ...exhibitWords,
    profits: list(sum, { min: 3, max: 5 }),
    pay: sum,
    /** For a year, with state unemployment tax. */
    payrollService: sum,
    corporateReturn: sum,
    stateReport: sum,
    law,
  })
  .superRefine(({ profits, ...owner }, context) => {
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
  })
