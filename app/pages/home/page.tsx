import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import type { PageProps } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import { required } from '#app/lib/required.ts'
import { CoreServices, Hero, PriceTeaser, Stories } from './blocks.tsx'
import { Comparison } from './comparison.tsx'
import { StatsBand } from './stats-band.tsx'
import { DepreciationExample, TaxRules } from './strategy.tsx'
import { WarningSigns } from './warning-signs.tsx'

export function Page({ content }: PageProps) {
  const { firm, claims } = content
  const { hero, stats, strategy, stories, services, signs, comparison, pricing } =
    content.pages.home
  return (
    <>
      <Hero {...hero} tagline={firm.tagline} />
      <StatsBand
        {...stats}
        tiles={stats.tiles.map((id) => ({
          id,
          claim: required(claims[id], `claim ${id}`),
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
      <Stories {...stories} stories={storiesOf(content)} />
      <CoreServices {...services} />
      <WarningSigns {...signs} />
      <Comparison {...comparison} content={content} />
      <PriceTeaser {...pricing} />
    </>
  )
}

/** The stories to show, each with the record it tells of. */
function storiesOf({ pages, testimonials, caseStudies }: Content) {
  return pages.home.stories.show.flatMap((shown) =>
    testimonials.testimonials
      .filter(({ id }) => id === shown)
      .map((testimonial) => ({
        testimonial,
        record: caseStudies.records.find(({ id }) => id === testimonial.caseStudy),
      })),
  )
}
