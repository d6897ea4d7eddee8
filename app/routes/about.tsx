import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/pages/about.yaml'

export function Component() {
  return <ShortPage path="/about" head={page.head} title={page.title} text={page.sentence} />
}
