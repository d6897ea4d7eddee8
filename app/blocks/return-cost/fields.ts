import type { z } from 'zod'
import { block, tone } from '#app/content/engine/block.ts'
import { group, list, prose, slug, text, whole } from '#app/content/engine/fields.ts'
import { amountName, heading, label, type Refinement, refuse } from '#app/content/schemas/common.ts'

const question = group({
  id: slug({ label: 'Name', about: 'Lines and plans use the answer by it.', example: 'rentals' }),
  label: label({ label: 'Question' }),
  hint: text({ about: 'Small, below it.', max: 90, optional: true }),
  choices: list(
    group({
      id: slug({ label: 'Name', about: 'Lines use the choice by it.', example: 'student' }),
      label: text({ label: 'What it says', max: 40 }),
    }),
    {
      about: 'To choose one from; without them a number is typed.',
      min: 2,
      max: 8,
      optional: true,
    },
  ),
})

const answers = (about: string) =>
  list(slug({ label: 'Name of an answer', example: 'rentals' }), { about, max: 6, none: [] })

const line = group({
  label: text({ label: 'What it is', max: 60 }),
  amount: amountName('price', {
    about: 'The price of one of them, by its name; without it, it is quoted.',
    optional: true,
  }),
  times: slug({
    label: 'How many',
    about: 'The question that says it; without one it is once.',
    example: 'rentals',
    optional: true,
  }),
  included: whole({
    about: 'How many of them another price includes.',
    min: 1,
    max: 99,
    example: 4,
    optional: true,
  }),
  per: slug({
    label: 'Included in each of',
    about: 'The question that says in how many they are included.',
    example: 'partnerships',
    optional: true,
  }),
  when: answers('Only if each of these was chosen, or is more than zero.'),
  unless: answers('Only if none of these was.'),
})

const plan = group({
  of: answers('What is counted together.'),
  from: whole({ label: 'At least', min: 1, max: 99, example: 2 }),
  text: prose({ about: 'The package that then fits, with a link to it.', max: 200 }),
})

type Value = {
  questions: z.infer<typeof question>[]
  more: z.infer<typeof question>[]
  lines: z.infer<typeof line>[]
  plans: z.infer<typeof plan>[]
}

/** Every name is given once, and what names an answer finds it. */
function namesAgree({ questions, more, lines, plans }: Value, context: Refinement): void {
  if (context.issues.length > 0) return
  const asked = [...questions, ...more]
  const counts = asked.filter(({ choices }) => !choices).map(({ id }) => id)
  const chosen = asked.flatMap(({ choices = [] }) => choices.map(({ id }) => id))
  const all = [...asked.map(({ id }) => id), ...chosen]
  const twice = all.find((name, at) => all.indexOf(name) < at)
  if (twice)
    refuse(context, ['questions'], `names that are each given once; ${twice} is there twice`)
  for (const [at, { times, per, when, unless }] of lines.entries()) {
    find(['lines', at, 'times'], times, counts)
    find(['lines', at, 'per'], per, counts)
    findAll(['lines', at, 'when'], when)
    findAll(['lines', at, 'unless'], unless)
  }
  for (const [at, { of }] of plans.entries()) findAll(['plans', at, 'of'], of)

  function findAll(path: PropertyKey[], names: readonly string[]) {
    for (const [at, name] of names.entries()) find([...path, at], name, [...counts, ...chosen])
  }

  function find(path: PropertyKey[], name: string | undefined, among: readonly string[]) {
    if (name === undefined || among.includes(name)) return
    refuse(context, path, `the name of an answer: ${among.join(', ')}`)
  }
}

export const returnCost = block('return-cost', {
  label: 'What a return costs',
  about:
    'A visitor says what they have, and the price list answers; needs `prices/tax-preparation.yaml`.',
  needs: ['prices.preparation'],
  rule: namesAgree,
  fields: {
    heading: heading(),
    intro: prose({ label: 'Introduction', max: 260 }),
    questions: list(question, { about: 'Asked at once.', min: 1, max: 12 }),
    fold: label({ about: 'The line below which the others are folded.', optional: true }),
    more: list(question, { label: 'Other questions', about: 'Folded.', max: 12, none: [] }),
    button: label({ label: 'Words on the button' }),
    prompt: text({ about: 'Where the answer will be.', max: 120 }),
    nothing: text({ about: 'If nothing was said that has a price.', max: 120 }),
    answer: label({ label: 'Heading of the answer' }),
    lines: list(line, { about: 'What is added up.', min: 1, max: 30 }),
    total: label({ about: 'The name of the last row; its amount is computed.' }),
    from: text({ label: 'Amount of the last row', max: 30, example: 'from {amount}' }),
    quoted: label({ about: 'In place of an amount that is quoted.' }),
    plans: list(plan, {
      about: 'The planning package that fits; the first that does is shown.',
      max: 6,
      none: [],
    }),
    disclosure: text({ about: 'With every answer.', max: 260 }),
    book: text({ about: 'Beside the booking button: the list can be copied.', max: 160 }),
    without: prose({
      label: 'Without JavaScript',
      about: 'In place of the questions: where the prices are.',
      max: 260,
    }),
    tone,
  },
})
