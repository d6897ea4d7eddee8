import { PageHead } from '#app/site/page-head.tsx'
import page from '#content/pages/faq.yaml'
import { FaqSection } from './faq-section.tsx'

export function Component() {
  return (
    <>
      <PageHead path="/faq" {...page.head} />
      <FaqSection />
    </>
  )
}
