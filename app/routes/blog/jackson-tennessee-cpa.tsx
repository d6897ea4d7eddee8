import { ArticlePage } from '#app/pages/article/article-page.tsx'
import article from '#content/articles/jackson-tennessee-cpa.md'

export function Component() {
  return <ArticlePage path="/blog/jackson-tennessee-cpa" article={article} />
}
