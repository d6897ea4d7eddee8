import type { RootContent } from 'mdast'
import type { Resolved } from '#app/blocks/references.ts'
import { items, line, type Said, type Twin } from '#app/blocks/twin.ts'
import type { Content } from '#app/content/collections.ts'
import { priceShown } from '#app/lib/money.ts'
import type { forms, Question } from './fields.ts'

type Branch = Resolved<Question>

export const twin: Twin<typeof forms> = ({ tree, content }) => ({ tree: branch(tree, content) })

/** A question, its answers, and what follows from each. */
function branch({ question, answers }: Branch, content: Content): RootContent[] {
  const { forms: words } = content.interface.exhibits
  return [
    ...line(question),
    ...items(
      answers.map(({ answer, next, form, due }) => {
        const end: Said = form && [
          [': ', words.form.with({ form: form.form }), ', ', priceShown(form.price)],
          [', ', words.due.with({ date: due ?? '' })],
        ]
        return { line: [answer, end], below: next ? branch(next, content) : [] }
      }),
    ),
  ]
}
