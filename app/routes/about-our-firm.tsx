import { claims } from '#app/content/claims.ts'
import { firm } from '#app/content/firm.ts'
import { ClosingCall } from '#app/sections/closing-call.tsx'
import { Checks } from '#app/sections/our-firm/checks.tsx'
import { Founder } from '#app/sections/our-firm/founder.tsx'
import { Mission } from '#app/sections/our-firm/mission.tsx'
import { Team } from '#app/sections/our-firm/team.tsx'
import { Values } from '#app/sections/our-firm/values.tsx'
import { PageHead } from '#app/sections/page-head.tsx'
import { PlateHero } from '#app/sections/plate-hero.tsx'
import { Plate } from '#app/ui/plate.tsx'
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
      <Checks {...page.checks} />
      <ClosingCall {...page.closing} schedule={hero.schedule} call={hero.call} />
    </>
  )
}
