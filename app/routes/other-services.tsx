import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/services/other-services.md'

export function Component() {
  return <ShortPage path="/other-services" head={page.head} title={page.title} text={page.body} />
}
