import { LegalPage } from '#app/sections/legal-page.tsx'
import page from '#content/legal/sms-terms.md'

export function Component() {
  return <LegalPage path="/sms-terms" page={page} />
}
