import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/services/tax-preparation.md'

export function Component() {
  return <ShortPage path="/tax-preparation" head={page.head} title={page.title} text={page.body} />
}
