import { paths } from '#app/routes.ts'
import type { Data, Uses } from './engine/load.ts'
import type { Problem } from './engine/problem.ts'
import { fileOf } from './page-files.ts'
import type { Article, ArticleLink } from './schemas/article.ts'
import type { CaseStudies } from './schemas/case-studies.ts'

/** The sample record of an article exists, and its text takes figures from that record only. */
export function articleProblems(data: Data, uses: ReadonlyMap<string, Uses>): Problem[] {
  const { records } = data.get('case-studies.yaml') as CaseStudies
  const ids = records.map(({ id }) => id)
  return articlesOf(data).flatMap(([file, { caseStudy }]): Problem[] => {
    if (!ids.includes(caseStudy)) {
      const expected = `the id of a record in case-studies.yaml: ${ids.join(', ')}`
      return [{ file, path: ['caseStudy'], found: `"${caseStudy}"`, expected }]
    }
    const own = `case.${caseStudy}.`
    return [...(uses.get(file) ?? [])]
      .filter(([name]) => name.startsWith('case.') && !name.startsWith(own))
      .map(([name, { path, spot }]) => ({
        file,
        path,
        spot,
        found: `{${name}}`,
        expected: `figures of this article's own record only: {${own}...}`,
        hint: 'The record of an article is its field caseStudy.',
      }))
  })
}

/** Each article knows the one before and the one after it, in the order of routes.ts. */
export function withNeighbors(file: string, data: Data): unknown {
  const value = data.get(file)
  const order = paths.flatMap((path) => {
    const article = data.get(fileOf(path)) as Article | undefined
    return article && path.startsWith('/blog/') ? [{ path, article }] : []
  })
  const index = order.findIndex(({ path }) => fileOf(path) === file)
  if (index === -1) return value
  const link = (at: number): ArticleLink | undefined => {
    const found = order[at]
    return found && { path: found.path, city: found.article.city, title: found.article.title }
  }
  const [previous, next] = [link(index - 1), link(index + 1)]
  return { ...(value as Article), ...(previous && { previous }), ...(next && { next }) }
}

function articlesOf(data: Data): [file: string, article: Article][] {
  return [...data]
    .filter(([file]) => file.startsWith('articles/'))
    .map(([file, value]) => [file, value as Article])
}
