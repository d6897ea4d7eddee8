import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/pages/faq.yaml'

export function Component() {
  return <ShortPage path="/faq" head={page.head} title={page.title} text={page.sentence} />
}
