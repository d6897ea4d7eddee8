import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/services/outsourced-cfo.md'

export function Component() {
  return <ShortPage path="/outsourced-cfo" head={page.head} title={page.title} text={page.body} />
}
