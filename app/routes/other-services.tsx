import page from '#content/services/other-services.md'
import { ShortPage } from '#app/sections/short-page.tsx'

export function Component() {
  return <ShortPage path="/other-services" head={page.head} title={page.title} text={page.body} />
}
