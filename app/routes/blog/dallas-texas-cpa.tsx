import { ArticlePage } from '#app/pages/article/article-page.tsx'
import article from '#content/articles/dallas-texas-cpa.md'

export function Component() {
  return <ArticlePage path="/blog/dallas-texas-cpa" article={article} />
}
