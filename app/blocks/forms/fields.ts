import type { z } from 'zod'
import { block } from '#app/content/engine/block.ts'
import { as } from '#app/content/engine/declared.ts'
import { group, list, text } from '#app/content/engine/fields.ts'
import { exhibitWords, heading, type Id, ref, refuse } from '#app/content/schemas/common.ts'
import type { Text } from '#app/lib/shown.ts'

export type Question = { question: Text; answers: Answer[] }
type Answer = {
  answer: Text
  form?: Id<'return'> | undefined
  due?: Text | undefined
  next?: Question | undefined
}

const end = {
  answer: heading(),
  form: ref('return', {
    about: 'A return of `prices/tax-preparation.yaml`, by id: its number and its price are shown.',
    optional: true,
  }),
  due: text({
    about: 'When the form is due, as a fact.',
    max: 40,
    example: '{tax.entityDue}',
    optional: true,
  }),
}

function ask<Each extends z.ZodType<Answer>>(answer: Each) {
  return group({
    question: heading(),
    answers: list(answer.superRefine(mustLead), { min: 2, max: 3 }),
  })
}

function mustLead({ next, form, due }: Answer, context: z.core.$RefinementCtx<Answer>): void {
  const given = [form, due].filter((each) => each !== undefined).length
  if (given === (next ? 0 : 2)) return
  refuse(context, ['answer'], 'an answer with either "next", or both "form" and "due"')
}

const following = {
  label: 'Next question',
  about: 'The question that this answer leads to, in place of a form.',
  optional: true,
} as const
const fourth = ask(group(end))
const third = ask(group({ ...end, next: as(fourth, following) }))
const second = ask(group({ ...end, next: as(third, following) }))
const first = ask(group({ ...end, next: as(second, following) }))

const most = 4

export const forms = block('forms', {
  label: 'Which form to file',
  about: 'At most four questions that end in a form, its price and its due date.',
  anchor: 'exhibit',
  fields: {
    ...exhibitWords,
    tree: as(first, {
      label: 'First question',
      about: 'Each answer leads to the next question, or to a form and when it is due.',
    }).superRefine((tree, context) => {
      const count = questionsIn(tree)
      if (count > most)
        refuse(context, ['question'], `at most ${most} questions in all, not ${count}`)
    }),
  },
})

function questionsIn({ answers }: Question): number {
  return answers.reduce((count, { next }) => count + (next ? questionsIn(next) : 0), 1)
}
