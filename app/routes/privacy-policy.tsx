import page from '#content/legal/privacy-policy.md'
import { ShortPage } from '#app/sections/short-page.tsx'

export function Component() {
  return <ShortPage path="/privacy-policy" head={page.head} title={page.title} text={page.body} />
}
