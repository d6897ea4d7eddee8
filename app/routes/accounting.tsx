import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/services/accounting.md'

export function Component() {
  return <ShortPage path="/accounting" head={page.head} title={page.title} text={page.body} />
}
