import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/legal/privacy-policy.md'

export function Component() {
  return <ShortPage path="/privacy-policy" head={page.head} title={page.title} text={page.body} />
}
