import { ShortPage } from '#app/sections/short-page.tsx'
import page from '#content/pages/sms-optin.yaml'

export function Component() {
  return <ShortPage path="/sms-optin" head={page.head} title={page.title} text={page.sentence} />
}
