import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/services/tax-debt-relief.md'

export function Component() {
  return <ShortPage path="/tax-debt-relief" head={page.head} title={page.title} text={page.body} />
}
