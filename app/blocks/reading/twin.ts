import { noteLines } from '#app/blocks/notes-twin.ts'
import { buttons, line, type Twin, title } from '#app/blocks/twin.ts'
import { required } from '#app/lib/required.ts'
import type { reading } from './fields.ts'

export const twin: Twin<typeof reading> = ({ content, page, textOf }) => {
  const { plain, interface: words } = content
  const { title: name, lead, body, closing, noClosing } = required(plain[page.slug], page.file)
  const { heading, note, ...own } = {
    ...words.booking,
    heading: words.plain.closing,
    ...closing,
  }
  return {
    end: [
      ...title(1, name),
      ...line(lead),
      ...textOf(body.tree),
      ...noteLines(body.notes, content),
      ...(noClosing
        ? []
        : [
            ...title(2, heading),
            ...buttons(content, { ...own, books: page.head.books }, note ?? true),
          ]),
    ],
  }
}
