import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/articles/oklahoma-city-cpa.md'

export function Component() {
  return (
    <ShortPage
      path="/blog/oklahoma-city-cpa"
      head={page.head}
      title={page.title}
      text={page.body}
    />
  )
}
