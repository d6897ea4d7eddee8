import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/legal/sms-terms.md'

export function Component() {
  return <ShortPage path="/sms-terms" head={page.head} title={page.title} text={page.body} />
}
