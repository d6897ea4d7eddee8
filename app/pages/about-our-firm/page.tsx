import { ClosingCall, PlateHero } from '#app/components/hero-and-closing.tsx'
import { Plate } from '#app/components/picture.tsx'
import { type PageProps, usePictures } from '#app/components/site.tsx'
import { Differentiators, Founder, Mission, Team, Values } from './blocks.tsx'

export function Page({ content }: PageProps) {
  const { drawing } = usePictures()
  const { firm, claims, team } = content
  const { hero, plate, mission, values, founder, checks, closing, ...page } =
    content.pages.aboutOurFirm
  return (
    <>
      <PlateHero {...hero}>
        <Plate src={drawing('about-roster')} width={640} height={640} {...plate} />
      </PlateHero>
      <Mission {...mission} since={firm.founded} claim={claims.yearsExperience} />
      <Values {...values} />
      <Founder {...founder} founder={team.founder} />
      <Team {...page.team} roles={team.roles} support={team.support} />
      <Differentiators {...checks} />
      <ClosingCall {...closing} schedule={hero.schedule} call={hero.call} />
    </>
  )
}
