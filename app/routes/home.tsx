import { claims } from '#app/content/claims.ts'
import { firm } from '#app/content/firm.ts'
import { CoreServices, Hero, PriceTeaser, Stories } from '#app/sections/home/blocks.tsx'
import { Comparison } from '#app/sections/home/comparison.tsx'
import { StatsBand } from '#app/sections/home/stats-band.tsx'
import { DepreciationExample, TaxRules } from '#app/sections/home/strategy.tsx'
import { WarningSigns } from '#app/sections/home/warning-signs.tsx'
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
        <DepreciationExample {...strategy} />
        <TaxRules {...strategy} />
      </Section>
      <Stories
        {...stories}
        stories={shown.stories.map(({ testimonial, record }) => ({
          testimonial,
          ...(record && { result: { record, spindle: spindleOf(record.id) } }),
        }))}
      />
      <CoreServices {...home.services} />
      <WarningSigns {...home.signs} petal={shown.petal} />
      <Comparison {...comparison} inHouse={claims.inHouseTeam} />
      <PriceTeaser {...pricing} />
    </>
  )
}
