import { block } from '#app/content/engine/block.ts'
import { flag, group, list, prose, share, sum, text } from '#app/content/engine/fields.ts'
import { exhibitWords, heading, label, refuse, usState } from '#app/content/schemas/common.ts'
import { breakEven, corporateCosts } from '#app/lib/entity-taxes.ts'
import { dollars } from '#app/lib/money.ts'

const statusLaw = {
  standardDeduction: sum(),
  brackets: list(
    group({ rate: share(), upTo: sum({ about: 'The taxable income where it ends.' }) }),
    { about: 'The income tax, from the lowest rate up.', min: 1, max: 7 },
  ),
  medicareLimit: sum({ about: 'From this income on, Medicare tax follows further rules.' }),
  businessDeductionLimit: sum({
    about: 'From this income on, the business deduction follows further rules.',
  }),
}

const law = group(
  {
    socialSecurity: share({ about: "Both halves together, the owner's and the employer's." }),
    medicare: share({ about: "Both halves together, the owner's and the employer's." }),
    wageBase: sum({ about: 'The most on which Social Security tax is due.' }),
    unemployment: share({ about: 'Federal unemployment tax.' }),
    unemploymentBase: sum({ about: 'The most on which it is due.' }),
    businessDeduction: share({ about: 'The part of business income that is not taxed.' }),
    ...statusLaw,
  },
  { about: 'The rates and limits of one filing status; change them with the year.' },
)

const answer = group(
  {
    heading: heading({ example: 'What is left of {profit}' }),
    taxes: label({ example: '{social} and {income} of tax' }),
    costs: label({ example: '{costs} of costs, {state} to the state' }),
    more: label({ about: 'Before what an S corporation leaves above a sole owner.' }),
    less: label({ about: 'Before what it leaves below that.' }),
    from: text({ max: 200, example: 'It pays from about {profit} on.' }),
    between: text({ max: 200, example: 'It pays from {from} to {to}.' }),
    never: text({ max: 200, example: 'It pays at no profit up to {most}.' }),
    payLess: text({ max: 200, example: 'The company can pay you {pay} at most.' }),
    counted: text({ max: 200, example: 'The tax of {state} is counted.' }),
    notCounted: text({
      max: 200,
      about: 'Where the tax of the state on the corporation is not in the data.',
    }),
    jointOnly: text({ max: 200, about: 'Where wages of a spouse are typed for another status.' }),
    estimate: text({ max: 200, about: 'That it is an estimate, and what is not counted.' }),
    beyond: text({
      max: 200,
      about: 'In place of an answer, for a profit that the law given here does not cover.',
      example: 'Our figures end at {most}.',
    }),
  },
  { about: 'The words of the answer.' },
)

const tool = group(
  {
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 200 }),
    without: prose({ about: 'In place of it for visitors without JavaScript.', max: 200 }),
    profit: label({ label: 'Name of the field for profit' }),
    pay: label({ label: 'Name of the field for pay' }),
    payHint: label({ about: 'Beside the field for pay.' }),
    status: label({ label: 'Name of the field for the filing status' }),
    wages: label({ label: "Name of the field for the spouse's wages" }),
    state: label({ label: 'Name of the field for the state' }),
    otherState: label({ about: 'The last of its choices.' }),
    payroll: label({ label: 'Name of the field for payroll costs' }),
    filing: label({ label: 'Name of the field for the second return' }),
    button: label({ label: 'Words on the button' }),
    additionalMedicare: share({ about: 'Added to Medicare tax above the limit of the status.' }),
    statuses: list(
      group({
        name: label(),
        joint: flag({ about: "A spouse's wages count.", optional: true }),
        ...statusLaw,
      }),
      { about: 'The filing statuses it knows, the most common one first.', min: 1, max: 4 },
    ),
    states: list(
      group({
        name: usState(),
        report: sum({ about: 'What the yearly report of an LLC costs.', optional: true }),
        tax: group(
          { rate: share(), deduction: sum() },
          { about: 'Its tax on the profit of an S corporation.', optional: true },
        ),
      }),
      { about: 'States whose report or tax is counted.', max: 8, none: [] },
    ),
    answer,
    notes: list(prose({ max: 300 }), {
      about: 'Below every answer: what it leaves out.',
      min: 1,
      max: 5,
    }),
  },
  {
    label: 'Calculator',
    about: "The same comparison with a visitor's own numbers; pay and costs start as above.",
    optional: true,
  },
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
    tool,
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
