import { claims } from '#app/content/claims.ts'
import { firm } from '#app/content/firm.ts'
import { Building } from '#app/sections/home/building.tsx'
import { Comparison } from '#app/sections/home/comparison.tsx'
import { CoreServices } from '#app/sections/home/core-services.tsx'
import { Hero } from '#app/sections/home/hero.tsx'
import { PriceTeaser } from '#app/sections/home/price-teaser.tsx'
import { Rules } from '#app/sections/home/rules.tsx'
import { Signs } from '#app/sections/home/signs.tsx'
import { StatsBand } from '#app/sections/home/stats-band.tsx'
import { Stories } from '#app/sections/home/stories.tsx'
import { PageHead } from '#app/sections/page-head.tsx'
import { rosetteOf } from '#app/sections/rosettes.ts'
import { spindleOf } from '#app/sections/spindles.ts'
import { Prose } from '#app/ui/prose.tsx'
import { Section } from '#app/ui/section.tsx'
import home from '#content/pages/home.yaml'

const { stats, strategy, stories, comparison, pricing, shown } = home

export function Component() {
  return (
    <>
      <PageHead path="/" {...home.head} />
      <Hero {...home.hero} />
      <StatsBand
        {...stats}
        tiles={stats.tiles.map((id) => ({
          id,
          claim: claims[id],
          rosette: rosetteOf(id),
          link: id === 'googleRating' ? firm.googleProfileUrl : undefined,
        }))}
      />
      <Section
        id="strategy"
        heading={strategy.heading}
        intro={<Prose html={strategy.intro} as="p" />}
      >
        <Building {...strategy} />
        <Rules {...strategy} />
      </Section>
      <Stories
        {...stories}
        stories={shown.stories.map(({ testimonial, record }) => ({
          testimonial,
          ...(record && { result: { record, spindle: spindleOf(record.id) } }),
        }))}
      />
      <CoreServices {...home.services} />
      <Signs {...home.signs} petal={shown.petal} />
      <Comparison {...comparison} inHouse={claims.inHouseTeam} />
      <PriceTeaser {...pricing} />
    </>
  )
}
