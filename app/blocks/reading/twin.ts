import { noteLines } from '#app/blocks/notes-twin.ts'
import { buttons, line, linked, type Twin, title } from '#app/blocks/twin.ts'
import { required } from '#app/lib/required.ts'
import type { reading } from './fields.ts'

export const twin: Twin<typeof reading> = ({ content, page, textOf }) => {
  const { plain, interface: words } = content
  const { title: name, lead, body, closing, noClosing } = required(plain[page.slug], page.file)
  const { heading, button, to, note, ...own } = {
    ...words.booking,
    heading: words.plain.closing,
    ...closing,
  }
  const link = button && to && line(linked(button, to))
  return [
    ...title(1, name),
    ...line(lead),
    ...textOf(body.tree),
    ...noteLines(body.notes, content),
    ...(noClosing ? [] : [...title(2, heading), ...(link || buttons(content, own, note ?? true))]),
  ]
}
