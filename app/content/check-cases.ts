import type { Content } from './collections.ts'
import type { Problem } from './engine/problem.ts'

/** The page of the case studies has words for the table of every type of record. */
export function tableProblems({ caseStudies, pages }: Content): Problem[] {
  if (!caseStudies || !pages.caseStudies) return []
  const { tables } = pages.caseStudies.outcomes
  const types = new Set(caseStudies.records.map(({ type }) => type))
  return [...types]
    .filter((type) => !tables[type])
    .map((type) => ({
      file: 'pages/case-studies.yaml',
      path: ['outcomes', 'tables'],
      found: `no "${type}"`,
      expected: `a name and an "about" for "${type}", because case-studies.yaml has such records`,
    }))
}
