import { PageHead } from '#app/site/page-head.tsx'
import page from '#content/pages/learning-library.yaml'
import { Hero, Teasers } from './blocks.tsx'
import { TaxCalendar } from './tax-calendar.tsx'

export function Component() {
  return (
    <>
      <PageHead path="/learning-library" {...page.head} />
      <Hero {...page.hero} plate={page.plate} />
      <TaxCalendar {...page.calendar} />
      <Teasers {...page.teasers} />
    </>
  )
}
