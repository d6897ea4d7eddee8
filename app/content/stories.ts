import { petalWedge } from '#art/rosettes.ts'
import type { Data } from './engine/load.ts'
import type { CaseStudies, CaseStudy, Outcome } from './schemas/case-studies.ts'
import type { Home } from './schemas/home.ts'
import type { Service, ServiceFile } from './schemas/service.ts'
import type { Testimonials } from './schemas/testimonials.ts'

// What a page shows of other files is put beside its own words by the build, so that its script
// carries three stories and not all of them with all twelve records.

export function withStories(page: Omit<Home, 'shown'>, data: Data): Home {
  const { records } = data.get('case-studies.yaml') as CaseStudies
  const stories = storiesOf(page.stories.show, data).map((testimonial) => ({
    testimonial,
    record: outcomeOf(records.find(({ id }) => id === testimonial.caseStudy)),
  }))
  return { ...page, shown: { stories, petal: petalWedge(page.signs.items.length) } }
}

export function withServiceStories({ extra, ...page }: ServiceFile, data: Data): Service {
  if (!extra) return page
  const blocks = extra.map((block) =>
    block.kind === 'stories' ? { ...block, shown: storiesOf(block.show, data) } : block,
  )
  return { ...page, extra: blocks }
}

function outcomeOf(record: CaseStudy | undefined): Outcome | undefined {
  if (!record) return undefined
  const { id, totalTaxSavings, taxDueWithoutStrategy, taxRefundWithStrategy } = record
  return { id, totalTaxSavings, taxDueWithoutStrategy, taxRefundWithStrategy }
}

/** Stories in the order of their ids. */
function storiesOf(ids: readonly string[], data: Data) {
  const { testimonials } = data.get('testimonials.yaml') as Testimonials
  return ids.flatMap((id) => testimonials.find((each) => each.id === id) ?? [])
}
