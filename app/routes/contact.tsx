import page from '#content/pages/contact.yaml'
import { ShortPage } from '#app/sections/short-page.tsx'

export function Component() {
  return <ShortPage path="/contact" head={page.head} title={page.title} text={page.sentence} />
}
