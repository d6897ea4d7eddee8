import { claims } from '#app/content/claims.ts'
import { firm } from '#app/content/firm.ts'
import { ClosingCall, PlateHero } from '#app/sections/hero-and-closing.tsx'
import { Differentiators, Founder, Mission, Team, Values } from '#app/sections/our-firm/blocks.tsx'
import { PageHead } from '#app/sections/page-head.tsx'
import { Plate } from '#app/ui/picture.tsx'
import rings from '#art/plates/about-roster.svg'
import page from '#content/pages/about-our-firm.yaml'

const { hero } = page

export function Component() {
  return (
    <>
      <PageHead path="/about-our-firm" {...page.head} />
      <PlateHero {...hero}>
        <Plate src={rings} width={640} height={640} {...page.plate} />
      </PlateHero>
      <Mission {...page.mission} since={firm.founded} claim={claims.yearsExperience} />
      <Values {...page.values} />
      <Founder {...page.founder} />
      <Team {...page.team} />
      <Differentiators {...page.checks} />
      <ClosingCall {...page.closing} schedule={hero.schedule} call={hero.call} />
    </>
  )
}
