import page from '#content/services/buy-sell-business.md'
import { ShortPage } from '#app/sections/short-page.tsx'

export function Component() {
  return <ShortPage path="/buy-sell-business" head={page.head} title={page.title} text={page.body} />
}
