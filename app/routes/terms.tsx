import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/legal/terms.md'

export function Component() {
  return <ShortPage path="/terms" head={page.head} title={page.title} text={page.body} />
}
