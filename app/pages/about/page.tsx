import { ClosingCall, PlateHero } from '#app/components/hero-and-closing.tsx'
import type { PageProps } from '#app/components/site.tsx'
import { People, Purpose, Questions, Trunk } from './blocks.tsx'
import { WhoWeServeTabs } from './who-we-serve-tabs.tsx'

export function Page({ content }: PageProps) {
  const { firm, claims, team, audiences, faq } = content
  const { about } = content.pages
  const { hero } = about
  return (
    <>
      <PlateHero {...hero}>
        <Trunk
          {...about.trunk}
          since={firm.founded}
          fullTimeSince={firm.fullTimeSince}
          claim={claims.yearsExperience}
        />
      </PlateHero>
      <Purpose mission={about.mission} founder={about.founder} founderName={team.founder?.name} />
      <People {...about.team} />
      <WhoWeServeTabs
        {...about.serve}
        audiences={audiences.audiences}
        revenueBands={firm.revenueBands}
      />
      <Questions {...about.faq} items={faq.items.filter(({ onAbout }) => onAbout)} />
      <ClosingCall {...about.closing} schedule={hero.schedule} call={hero.call} />
    </>
  )
}
