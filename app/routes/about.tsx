import { claims } from '#app/content/claims.ts'
import { firm } from '#app/content/firm.ts'
import { People, Purpose, Questions, Trunk } from '#app/sections/about/blocks.tsx'
import { WhoWeServeTabs } from '#app/sections/about/who-we-serve-tabs.tsx'
import { ClosingCall, PlateHero } from '#app/sections/hero-and-closing.tsx'
import { PageHead } from '#app/sections/page-head.tsx'
import page from '#content/pages/about.yaml'

const { hero, shown } = page

export function Component() {
  return (
    <>
      <PageHead path="/about" {...page.head} />
      <PlateHero {...hero}>
        <Trunk
          {...page.trunk}
          since={firm.founded}
          fullTimeSince={firm.fullTimeSince}
          claim={claims.yearsExperience}
        />
      </PlateHero>
      <Purpose mission={page.mission} founder={page.founder} />
      <People {...page.team} />
      <WhoWeServeTabs {...page.serve} audiences={shown.audiences} />
      <Questions {...page.faq} items={shown.questions} />
      <ClosingCall {...page.closing} schedule={hero.schedule} call={hero.call} />
    </>
  )
}
