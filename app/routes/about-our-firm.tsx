import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/pages/about-our-firm.yaml'

export function Component() {
  return (
    <ShortPage path="/about-our-firm" head={page.head} title={page.title} text={page.sentence} />
  )
}
