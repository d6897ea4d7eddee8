import { Hero, Teasers } from '#app/sections/learning-library/blocks.tsx'
import { TaxCalendar } from '#app/sections/learning-library/tax-calendar.tsx'
import { PageHead } from '#app/sections/page-head.tsx'
import page from '#content/pages/learning-library.yaml'

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
