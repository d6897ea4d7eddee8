import {
  items,
  line,
  pair,
  sourceLink,
  staleLine,
  type Twin,
  title,
  without,
} from '#app/blocks/twin.ts'
import { joined } from '#app/lib/shown.ts'
import type { letters } from './fields.ts'

export const twin: Twin<typeof letters> = ({ labels, data, content }) => ({
  labels: data.letters.letters.flatMap((letter) => {
    const numbers = joined(letter.numbers, ', ')
    const stale = staleLine(content, numbers, letter)
    if (stale.length > 0) return stale
    return [
      ...title(3, pair(numbers, letter.name)),
      ...line(letter.means),
      ...items([
        pair(labels.deadline, letter.deadline),
        pair(labels.bring, letter.bring),
        pair(labels.avoid, letter.avoid),
        pair(labels.source, sourceLink(content, letter.source)),
      ]),
    ]
  }),
  ...without('find'),
})
