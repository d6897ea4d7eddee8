import page from '#content/pages/about-our-firm.yaml'
import { ShortPage } from '#app/sections/short-page.tsx'

export function Component() {
  return <ShortPage path="/about-our-firm" head={page.head} title={page.title} text={page.sentence} />
}
