import { line, type Twin, title } from '#app/blocks/twin.ts'
import { required } from '#app/lib/required.ts'
import { fieldText } from '#app/lib/shown.ts'
import type { document } from './fields.ts'

export const twin: Twin<typeof document> = ({ content, page, formats, textOf }) => {
  const text = required(content.legal[page.slug], page.file)
  return {
    end: [
      ...title(1, text.title),
      ...line(text.dateLabel, ' ', fieldText(text, 'date', formats.longDate)),
      ...line(text.intro),
      ...textOf(text.body.tree),
    ],
  }
}
