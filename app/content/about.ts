import type { Data } from './engine/load.ts'
import type { AboutPage } from './schemas/about-page.ts'
import type { Audiences } from './schemas/audiences.ts'
import type { Faq } from './schemas/faq.ts'

/** Of the audiences the names, of the questions a few: the script of /about carries no more of them. */
export function withShown(page: Omit<AboutPage, 'shown'>, data: Data): AboutPage {
  const { audiences } = data.get('audiences.yaml') as Audiences
  const { items } = data.get('faq.yaml') as Faq
  return {
    ...page,
    shown: {
      audiences: audiences.map(({ id, name }) => ({ id, name })),
      questions: items.filter(({ onAbout }) => onAbout),
    },
  }
}
