import { firm } from '#app/content/firm.ts'
import type { Head } from '#app/content/schemas/page.ts'
import { type PagePath, paths } from '#app/routes.ts'
import { pageNames } from '#app/sections/navigation.ts'
import privacy from '#content/legal/privacy-policy.md'
import smsTerms from '#content/legal/sms-terms.md'
import terms from '#content/legal/terms.md'
import about from '#content/pages/about.yaml'
import aboutOurFirm from '#content/pages/about-our-firm.yaml'
import caseStudies from '#content/pages/case-studies.yaml'
import contact from '#content/pages/contact.yaml'
import faq from '#content/pages/faq.yaml'
import home from '#content/pages/home.yaml'
import library from '#content/pages/learning-library.yaml'
import pricing from '#content/pages/pricing.yaml'
import smsOptin from '#content/pages/sms-optin.yaml'
import whoWeServe from '#content/pages/who-we-serve.yaml'
import { articles } from './articles.ts'
import { services } from './services.ts'

/** What all content files of pages have in common. */
type PageContent = {
  head: Omit<Head, 'updated'> & { updated?: string }
  date?: string
  reviewed?: string
}

export type Page = Pick<Head, 'title' | 'description'> & {
  path: PagePath
  name: string
  /** When its content last changed, by its own date fields. */
  modified: string
}

const contents: Record<PagePath, PageContent> = {
  '/': home,
  '/pricing': pricing,
  '/case-studies': caseStudies,
  '/learning-library': library,
  '/about': about,
  '/about-our-firm': aboutOurFirm,
  '/who-we-serve': whoWeServe,
  '/faq': faq,
  '/contact': contact,
  '/privacy-policy': privacy,
  '/terms': terms,
  '/sms-terms': smsTerms,
  '/sms-optin': smsOptin,
  ...services,
  ...articles,
}

/** Every page that search engines, feeds and assistants shall know, once. */
export const indexedPages: Page[] = paths.filter((path) => canonicalOf(path) === path).map(pageAt)

export function pageAt(path: PagePath): Page {
  const content = contents[path]
  return { ...content.head, path, name: pageNames[path], modified: modified(path, content) }
}

/** /bookkeeping shows Accounting's page; search engines shall know one address of it. */
export function canonicalOf(path: PagePath): PagePath {
  return path === '/bookkeeping' ? '/accounting' : path
}

function modified(path: PagePath, { head, date, reviewed }: PageContent): string {
  const dates = [date, reviewed, head.updated, path === '/pricing' ? firm.pricesEffective : '']
  return dates.reduce((last = '', each = '') => (each > last ? each : last)) ?? ''
}
