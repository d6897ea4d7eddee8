import page from '#content/articles/greenville-north-carolina-cpa.md'
import { ShortPage } from '#app/sections/short-page.tsx'

export function Component() {
  return <ShortPage path="/blog/greenville-north-carolina-cpa" head={page.head} title={page.title} text={page.body} />
}
