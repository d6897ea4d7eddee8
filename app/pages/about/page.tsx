import { ClosingCall, PlateHero } from '#app/components/hero-and-closing.tsx'
import { claims } from '#app/content/claims.ts'
import { firm } from '#app/content/firm.ts'
import { PageHead } from '#app/site/page-head.tsx'
import page from '#content/pages/about.yaml'
import { People, Purpose, Questions, Trunk } from './blocks.tsx'
import { WhoWeServeTabs } from './who-we-serve-tabs.tsx'

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
