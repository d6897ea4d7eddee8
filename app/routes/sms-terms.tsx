import page from '#content/legal/sms-terms.md'
import { ShortPage } from '#app/sections/short-page.tsx'

export function Component() {
  return <ShortPage path="/sms-terms" head={page.head} title={page.title} text={page.body} />
}
