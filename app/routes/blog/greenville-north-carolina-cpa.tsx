import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/articles/greenville-north-carolina-cpa.md'

export function Component() {
  return (
    <ShortPage
      path="/blog/greenville-north-carolina-cpa"
      head={page.head}
      title={page.title}
      text={page.body}
    />
  )
}
