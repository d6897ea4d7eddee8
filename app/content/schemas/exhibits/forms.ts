import { z } from 'zod'
import { list, slug, text } from '#app/content/engine/fields.ts'
import { exhibitWords, heading, idOf, refuse } from '#app/content/schemas/common.ts'

export type Question = { question: string; answers: Answer[] }
type Answer = {
  answer: string
  form?: string | undefined
  due?: string | undefined
  next?: Question | undefined
}

const end = {
  answer: heading,
  /** A return of prices/tax-preparation.yaml, by id: its number and its price are shown. */
  form: idOf('return', slug).optional(),
  due: text({ max: 40, example: '{tax.entityDue}' }).optional(),
}

function ask<Each extends z.ZodType<Answer>>(answer: Each) {
  return z.strictObject({
    question: heading,
    answers: list(answer.superRefine(mustLead), { min: 2, max: 3 }),
  })
}

function mustLead({ next, form, due }: Answer, context: z.core.$RefinementCtx<Answer>): void {
  const given = [form, due].filter((each) => each !== undefined).length
  if (given === (next ? 0 : 2)) return
  refuse(context, ['answer'], 'an answer with either "next", or both "form" and "due"')
}

// Level by level, because the editor's forms can't follow a schema that contains itself.
const fourth = ask(z.strictObject(end))
const third = ask(z.strictObject({ ...end, next: fourth.optional() }))
const second = ask(z.strictObject({ ...end, next: third.optional() }))
const first = ask(z.strictObject({ ...end, next: second.optional() }))

const most = 4

/** Questions that end in a form, its price and its due date. */
export const forms = z.strictObject({
  kind: z.literal('forms'),
  ...exhibitWords,
  tree: first.superRefine((tree, context) => {
    const count = questionsIn(tree)
    if (count > most)
      refuse(context, ['question'], `at most ${most} questions in all, not ${count}`)
  }),
})

function questionsIn({ answers }: Question): number {
  return answers.reduce((count, { next }) => count + (next ? questionsIn(next) : 0), 1)
}
