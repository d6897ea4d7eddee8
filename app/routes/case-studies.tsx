import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/pages/case-studies.yaml'

export function Component() {
  return <ShortPage path="/case-studies" head={page.head} title={page.title} text={page.sentence} />
}
