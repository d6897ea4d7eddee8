import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/pages/who-we-serve.yaml'

export function Component() {
  return <ShortPage path="/who-we-serve" head={page.head} title={page.title} text={page.sentence} />
}
