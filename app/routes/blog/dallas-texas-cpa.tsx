import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/articles/dallas-texas-cpa.md'

export function Component() {
  return (
    <ShortPage path="/blog/dallas-texas-cpa" head={page.head} title={page.title} text={page.body} />
  )
}
