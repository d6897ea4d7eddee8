import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/services/tax-planning.md'

export function Component() {
  return <ShortPage path="/tax-planning" head={page.head} title={page.title} text={page.body} />
}
