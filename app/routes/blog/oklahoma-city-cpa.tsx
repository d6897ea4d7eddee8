import { ArticlePage } from '#app/pages/article/article-page.tsx'
import article from '#content/articles/oklahoma-city-cpa.md'

export function Component() {
  return <ArticlePage path="/blog/oklahoma-city-cpa" article={article} />
}
