import { noteLines } from '#app/blocks/notes-twin.ts'
import { buttons, line, type Twin, title } from '#app/blocks/twin.ts'
import { required } from '#app/lib/required.ts'
import { fieldText } from '#app/lib/shown.ts'
import type { article } from './fields.ts'

export const twin: Twin<typeof article> = ({ content, page, formats, booking, textOf }) => {
  const { interface: words, articles } = content
  const own = required(articles[page.slug], page.file)
  const { caseStudy, body } = own
  const { article: said, notes } = words
  const record = { number: fieldText(own, 'caseStudy') }
  return {
    end: [
      ...title(1, own.title),
      ...line(own.lead),
      ...line(said.updated.with({ date: fieldText(own.head, 'updated', formats.longDate) })),
      ...line(
        caseStudy !== undefined && [
          [notes.sample, ' '],
          notes.savings.with({ basis: said.basis.with(record) }),
        ],
      ),
      ...textOf(body.tree),
      ...noteLines(body.notes, content),
      ...line(own.action),
      ...buttons(content, { ...booking, books: page.head.books }, true),
    ],
  }
}
