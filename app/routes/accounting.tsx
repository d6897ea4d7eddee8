import page from '#content/services/accounting.md'
import { ShortPage } from '#app/sections/short-page.tsx'

export function Component() {
  return <ShortPage path="/accounting" head={page.head} title={page.title} text={page.body} />
}
