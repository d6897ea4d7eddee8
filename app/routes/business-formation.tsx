import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/services/business-formation.md'

export function Component() {
  return (
    <ShortPage path="/business-formation" head={page.head} title={page.title} text={page.body} />
  )
}
