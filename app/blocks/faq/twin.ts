import { questionLines, type Twin, title } from '#app/blocks/twin.ts'
import { from, shown } from '#app/lib/shown.ts'
import { capitalize, numberInWords } from '#app/lib/text.ts'
import type { faq } from './fields.ts'

export const twin: Twin<typeof faq> = ({ heading, content }) => {
  const { items } = content.faq
  const { numbers, language } = content.interface
  const word = numberInWords(items.length, numbers.plain)
  const count = shown(word, from(content.faq, 'items'), numbers.origin)
  return {
    heading: [
      ...title(2, heading.with({ count, Count: capitalize(count, language) })),
      ...questionLines(items),
    ],
  }
}
