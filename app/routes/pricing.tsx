import page from '#content/pages/pricing.yaml'
import { ShortPage } from '#app/sections/short-page.tsx'

export function Component() {
  return <ShortPage path="/pricing" head={page.head} title={page.title} text={page.sentence} />
}
