import { fill } from '#app/lib/fill.ts'
import { numberInWords } from '#app/lib/number-words.ts'
import type { Data } from './engine/load.ts'
import type { Faq, FaqPage } from './schemas/faq.ts'

/** The page counts its questions and the drawers of its chest, so a new question changes its words. */
export function withCount(page: FaqPage, data: Data): FaqPage {
  const { items } = data.get('faq.yaml') as Faq
  const count = numberInWords(items.length)
  const counts = { count, Count: count.charAt(0).toUpperCase() + count.slice(1) }
  const { heading, plate } = page
  return {
    ...page,
    heading: fill(heading, counts),
    plate: { ...plate, alt: fill(plate.alt, counts) },
  }
}
