import type { PageProps } from '#app/components/site.tsx'
import { Accessibility, BeforeYouWrite, ContactOptions } from './blocks.tsx'
import { Hero, WeekPlate } from './hero.tsx'

export function Page({ content }: PageProps) {
  const { firm } = content
  const { hero, plate, ways, warning, reply, accessibility } = content.pages.contact
  return (
    <>
      <Hero {...hero} firm={firm}>
        <WeekPlate {...plate} timeZone={firm.timeZone} />
      </Hero>
      <ContactOptions {...ways} firm={firm}>
        <BeforeYouWrite warning={warning} reply={reply} firm={firm} />
      </ContactOptions>
      <Accessibility {...accessibility} />
    </>
  )
}
