import type { PageProps } from '#app/components/site.tsx'
import { calendarPath } from '#app/content/firm.ts'
import { Hero, Teasers } from './blocks.tsx'
import { TaxCalendar } from './tax-calendar.tsx'

export function Page({ content }: PageProps) {
  const { hero, plate, calendar, teasers } = content.pages.learningLibrary
  return (
    <>
      <Hero {...hero} plate={plate} blogUrl={content.firm.blogUrl} />
      <TaxCalendar {...calendar} calendar={content.deadlines} file={calendarPath(content)} />
      <Teasers {...teasers} />
    </>
  )
}
