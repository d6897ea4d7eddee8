import { Accessibility, BeforeYouWrite, ContactOptions } from '#app/sections/contact/blocks.tsx'
import { Hero, WeekPlate } from '#app/sections/contact/hero.tsx'
import { PageHead } from '#app/sections/page-head.tsx'
import page from '#content/pages/contact.yaml'

export function Component() {
  return (
    <>
      <PageHead path="/contact" {...page.head} />
      <Hero {...page.hero}>
        <WeekPlate {...page.plate} />
      </Hero>
      <ContactOptions {...page.ways}>
        <BeforeYouWrite warning={page.warning} reply={page.reply} />
      </ContactOptions>
      <Accessibility {...page.accessibility} />
    </>
  )
}
