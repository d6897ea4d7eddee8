import { Prose } from '#app/components/prose.tsx'
import { rosetteOf } from '#app/components/rosettes.ts'
import { Section } from '#app/components/section.tsx'
import { spindleOf } from '#app/components/spindles.ts'
import { claims } from '#app/content/claims.ts'
import { firm } from '#app/content/firm.ts'
import { PageHead } from '#app/site/page-head.tsx'
import home from '#content/pages/home.yaml'
import { CoreServices, Hero, PriceTeaser, Stories } from './blocks.tsx'
import { Comparison } from './comparison.tsx'
import { StatsBand } from './stats-band.tsx'
import { DepreciationExample, TaxRules } from './strategy.tsx'
import { WarningSigns } from './warning-signs.tsx'

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
