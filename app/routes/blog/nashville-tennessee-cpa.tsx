import { ArticlePage } from '#app/pages/article/article-page.tsx'
import article from '#content/articles/nashville-tennessee-cpa.md'

export function Component() {
  return <ArticlePage path="/blog/nashville-tennessee-cpa" article={article} />
}
