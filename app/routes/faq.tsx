import { FaqSection } from '#app/sections/faq-section.tsx'
import { PageHead } from '#app/sections/page-head.tsx'
import page from '#content/pages/faq.yaml'

export function Component() {
  return (
    <>
      <PageHead path="/faq" {...page.head} />
      <FaqSection />
    </>
  )
}
