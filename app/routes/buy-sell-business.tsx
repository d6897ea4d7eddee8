import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/services/buy-sell-business.md'

export function Component() {
  return (
    <ShortPage path="/buy-sell-business" head={page.head} title={page.title} text={page.body} />
  )
}
