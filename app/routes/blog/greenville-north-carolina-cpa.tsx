import { ArticlePage } from '#app/pages/article/article-page.tsx'
import article from '#content/articles/greenville-north-carolina-cpa.md'

export function Component() {
  return <ArticlePage path="/blog/greenville-north-carolina-cpa" article={article} />
}
