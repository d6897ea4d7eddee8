import { FaqList } from '#app/sections/faq-list.tsx'
import { PageHead } from '#app/sections/page-head.tsx'
import { PageIntro } from '#app/sections/page-intro.tsx'
import { Reviewed } from '#app/sections/reviewed.tsx'
import { Section } from '#app/ui/section.tsx'
import faq from '#content/faq.yaml'
import page from '#content/pages/faq.yaml'

export function Component() {
  return (
    <>
      <PageHead path="/faq" {...page.head} />
      <PageIntro title={page.title} lead={page.sentence} />
      <Section id="answers" tone="alternate" heading="Eleven questions">
        <FaqList />
        <Reviewed date={faq.taxReviewed} />
      </Section>
    </>
  )
}
