import { refusesChanges } from '#app/content/engine/test-folder.ts'
import { cash } from './fields.ts'

/** Week 2 ends at -500; after the decisions no week ends below 100. */
const sound = `block: cash
heading: Cash
intro: Thirteen weeks.
note: A sample.
opening: $300
reserve: $100
moneyIn:
  - { name: Rent, amount: "$1,000", weeks: [5] }
moneyOut:
  - { name: Roof, amount: $400, weeks: [2] }
  - { name: Fence, amount: $200, weeks: [2] }
  - { name: Paint, amount: $200, weeks: [2] }
decisions:
  - { name: A, text: You wait., line: Roof, from: 2, to: [6] }
  - { name: B, text: You pay a fee., line: Fence, from: 2, to: [2, 5], each: $110 }
  - { name: C, text: You wait., line: Paint, from: 2, to: [5] }
`

refusesChanges(cash.schema, sound, [
  ['$300', '$900', '5, field "opening" ... runs short, ... week, 2, ends with $100'],
  [
    'reserve: $100',
    'reserve: $200',
    '13, field "decisions" ... leave $200 ... week 2 ends with $190',
  ],
  ['weeks: [5]', 'weeks: [5], every: 2', '8, field "moneyIn, item 1, weeks" ... either "weeks...'],
  ['line: Roof', 'line: Rof', '14, field "decisions, item 1, line" ... Rent, Roof, Fence or Paint'],
  ['from: 2, to: [6]', 'from: 3, to: [6]', '14, field "decisions, item 1, from" ... moves: 2'],
  ['$110', '$90', '15, field "decisions, item 2, each" ... all of $200, ...'],
  ['to: [6]', 'to: [1]', '14, field "decisions, item 1, to" ... that lift the lowest week ...'],
])
