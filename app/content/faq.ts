import { fill } from '#app/lib/fill.ts'
import { numberInWords } from '#app/lib/number-words.ts'
import type { Data } from './engine/load.ts'
import type { Faq, FaqPage } from './schemas/faq.ts'

/** The page counts its questions, so a new one changes its heading. */
export function withCount(page: FaqPage, data: Data): FaqPage {
  const { items } = data.get('faq.yaml') as Faq
  const count = numberInWords(items.length)
  const counts = { count, Count: count.charAt(0).toUpperCase() + count.slice(1) }
  return { ...page, heading: fill(page.heading, counts) }
}
