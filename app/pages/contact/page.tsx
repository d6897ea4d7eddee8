import { PageHead } from '#app/site/page-head.tsx'
import page from '#content/pages/contact.yaml'
import { Accessibility, BeforeYouWrite, ContactOptions } from './blocks.tsx'
import { Hero, WeekPlate } from './hero.tsx'

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
