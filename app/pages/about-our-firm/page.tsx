import { ClosingCall, PlateHero } from '#app/components/hero-and-closing.tsx'
import { Plate } from '#app/components/picture.tsx'
import { claims } from '#app/content/claims.ts'
import { firm } from '#app/content/firm.ts'
import { PageHead } from '#app/site/page-head.tsx'
import page from '#content/pages/about-our-firm.yaml'
import rings from '#drawings/plates/about-roster.svg'
import { Differentiators, Founder, Mission, Team, Values } from './blocks.tsx'

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
