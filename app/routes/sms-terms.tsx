import { LegalPage } from '#app/sections/legal/legal-page.tsx'
import drawing from '#art/plates/reading-sms-terms.svg'
import page from '#content/legal/sms-terms.md'

export function Component() {
  return <LegalPage path="/sms-terms" page={page} drawing={drawing} />
}
