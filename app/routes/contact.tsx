import { Accessibility } from '#app/sections/contact/accessibility.tsx'
import { BeforeYouWrite } from '#app/sections/contact/before-you-write.tsx'
import { Hero } from '#app/sections/contact/hero.tsx'
import { Ways } from '#app/sections/contact/ways.tsx'
import { WeekPlate } from '#app/sections/contact/week-plate.tsx'
import { PageHead } from '#app/sections/page-head.tsx'
import page from '#content/pages/contact.yaml'

export function Component() {
  return (
    <>
      <PageHead path="/contact" {...page.head} />
      <Hero {...page.hero}>
        <WeekPlate {...page.plate} />
      </Hero>
      <Ways {...page.ways}>
        <BeforeYouWrite warning={page.warning} reply={page.reply} />
      </Ways>
      <Accessibility {...page.accessibility} />
    </>
  )
}
