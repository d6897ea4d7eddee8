import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/articles/nashville-tennessee-cpa.md'

export function Component() {
  return (
    <ShortPage
      path="/blog/nashville-tennessee-cpa"
      head={page.head}
      title={page.title}
      text={page.body}
    />
  )
}
