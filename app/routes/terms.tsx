import page from '#content/legal/terms.md'
import { ShortPage } from '#app/sections/short-page.tsx'

export function Component() {
  return <ShortPage path="/terms" head={page.head} title={page.title} text={page.body} />
}
