import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/pages/pricing.yaml'

export function Component() {
  return <ShortPage path="/pricing" head={page.head} title={page.title} text={page.sentence} />
}
