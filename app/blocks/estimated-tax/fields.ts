import { block } from '#app/content/engine/block.ts'
import {
  group,
  list,
  multiple,
  prose,
  share,
  sum,
  text,
  yearDay,
} from '#app/content/engine/fields.ts'
import { heading, label, refuse } from '#app/content/schemas/common.ts'

const law = group(
  {
    current: share({ about: "The part of this year's tax that is enough." }),
    prior: share({ about: "The part of last year's tax that is enough." }),
    priorHigh: multiple({ about: 'The same at a higher income.' }),
    highFrom: sum({ about: "Last year's adjusted gross income above which that is so." }),
    highFromSeparate: sum({ about: 'The same for a married person who files separately.' }),
    floor: sum({ about: 'Nothing is due where less than this is owed after withholding.' }),
  },
  { about: 'The safe harbors; change them with the law.' },
)

const answer = group(
  {
    heading: heading({ example: 'Payments for {year}, from your return for {lastYear}' }),
    passed: label({ about: 'Beside a date that has passed.' }),
    next: label({ about: 'Beside the next date.' }),
    total: label({ about: 'Before what is still to be paid.' }),
    current: text({ max: 200, about: "Where a part of this year's tax decides." }),
    prior: text({ max: 200, about: "Where last year's tax decides." }),
    priorHigh: text({ max: 200, about: "Where last year's tax decides at a higher income." }),
    noTaxLastYear: text({ max: 200, about: 'Nothing is due: no tax last year.' }),
    belowFloor: text({ max: 200, about: 'Nothing is due: too little is owed.' }),
    withheldEnough: text({ max: 200, about: 'Nothing is due: enough is withheld.' }),
    catchUp: text({ max: 200, about: 'Where a date has passed and less was paid than was due.' }),
    estimate: text({ max: 200, about: 'That it is an estimate, and what is not counted.' }),
    outdated: text({ max: 160, about: 'Where the site was not built for more than a year.' }),
    file: label({ about: 'The button that makes a calendar file.' }),
    entry: label({
      about: 'An entry of that file.',
      example: 'Estimated tax for {year}: {amount}',
    }),
    fileNote: text({ max: 160, about: 'Appears in every entry of that file.' }),
  },
  { about: 'The words of the answer.' },
)

const example = group(
  {
    lastTax: sum(),
    lastIncome: sum(),
    tax: sum(),
    withheld: sum(),
    text: text({
      max: 400,
      example: '{lastTax} {lastIncome} {tax} {withheld}: {total}, so {each} on each date',
    }),
  },
  { about: 'One answer worked out, for visitors without JavaScript.' },
)

export const estimatedTax = block('estimated-tax', {
  label: 'Estimated tax',
  about: 'What to pay each quarter by the safe harbors, on the dates of the year.',
  fields: {
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 260 }),
    lastTax: label({ label: "Name of the field for last year's tax" }),
    lastTaxHint: label({ about: 'Where it is on the return, and that it may stay empty.' }),
    lastIncome: label({ label: "Name of the field for last year's income" }),
    lastIncomeHint: label({ about: 'Where it is on the return.' }),
    status: label({ label: 'Name of the field for the filing status' }),
    together: label({ about: 'Its choice for all statuses but the next.' }),
    separate: label({ about: 'Its choice for a married person who files separately.' }),
    tax: label({ label: "Name of the field for this year's tax" }),
    taxHint: label({ about: 'Which taxes count.' }),
    withheld: label({ label: 'Name of the field for withholding' }),
    paid: label({ label: 'Name of the field for payments so far' }),
    button: label({ label: 'Words on the button' }),
    law,
    dates: list(yearDay(), {
      about: 'The days that the law names; the site moves them past weekends and holidays.',
      min: 4,
      max: 4,
    }),
    datesLabel: label({ about: 'Before the dates of a year.', example: 'Payments for {year}' }),
    answer,
    rules: list(prose({ max: 320 }), { about: 'The rules in words.', min: 1, max: 6 }),
    example,
    calendar: label({
      about: 'The link to the calendar file of all dates, for visitors without JavaScript.',
      optional: true,
    }),
    notes: list(prose({ max: 300 }), {
      about: 'Below every answer: what it leaves out.',
      min: 1,
      max: 5,
    }),
  },
  rule: ({ dates }, context) => {
    for (const [index, day] of dates.entries()) {
      if (day > (dates[index - 1] ?? -1)) continue
      refuse(context, ['dates', index], 'a later day than the one before')
    }
  },
})
