import { items, type Twin, title } from '#app/blocks/twin.ts'
import type { included } from './fields.ts'

export const twin: Twin<typeof included> = ({ youReceive, notIncluded, content }) => {
  const words = content.interface.service
  return {
    youReceive: [...title(2, words.youReceive), ...items(youReceive)],
    notIncluded: [...title(2, words.notIncluded), ...items(notIncluded)],
  }
}
