import caseStudies from '#content/case-studies.yaml'
import data from '#content/testimonials.yaml'

/** Stories by id, each with the case-study record whose figures it shows, if it names one. */
export function storiesOf(ids: readonly string[]) {
  return ids.flatMap((id) => {
    const testimonial = data.testimonials.find((each) => each.id === id)
    const record = caseStudies.records.find((each) => each.id === testimonial?.caseStudy)
    return testimonial ? [{ testimonial, record }] : []
  })
}
