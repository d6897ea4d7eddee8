import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/pages/contact.yaml'

export function Component() {
  return <ShortPage path="/contact" head={page.head} title={page.title} text={page.sentence} />
}
