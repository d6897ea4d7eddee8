import type { Data } from './engine/load.ts'
import type { Problem } from './engine/problem.ts'
import type { CaseStudies } from './schemas/case-studies.ts'
import type { Home } from './schemas/home.ts'
import type { Testimonials } from './schemas/testimonials.ts'

/** Rules between files: a story that is shown exists, and so does the record it quotes. */
export function check(data: Data): Problem[] {
  const { testimonials } = data.get('testimonials.yaml') as Testimonials
  const { records } = data.get('case-studies.yaml') as CaseStudies
  const home = data.get('pages/home.yaml') as Home
  const stories = testimonials.map(({ id }) => id)
  const ids = records.map(({ id }) => id)

  const lostRecords = testimonials.flatMap(({ caseStudy }, index): Problem[] =>
    caseStudy === undefined || ids.includes(caseStudy)
      ? []
      : [
          {
            file: 'testimonials.yaml',
            path: ['testimonials', index, 'caseStudy'],
            found: String(caseStudy),
            expected: `the id of a record in case-studies.yaml: ${ids.join(', ')}`,
          },
        ],
  )
  const lostStories = home.stories.show.flatMap((id, index): Problem[] =>
    stories.includes(id)
      ? []
      : [
          {
            file: 'pages/home.yaml',
            path: ['stories', 'show', index],
            found: `"${id}"`,
            expected: `the id of a story in testimonials.yaml: ${stories.join(', ')}`,
          },
        ],
  )
  return [...lostRecords, ...lostStories]
}
