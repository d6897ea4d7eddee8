import page from '#content/pages/about.yaml'
import { ShortPage } from '#app/sections/short-page.tsx'

export function Component() {
  return <ShortPage path="/about" head={page.head} title={page.title} text={page.sentence} />
}
