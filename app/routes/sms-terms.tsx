import { LegalPage } from '#app/pages/legal/legal-page.tsx'
import page from '#content/legal/sms-terms.md'
import drawing from '#drawings/plates/reading-sms-terms.svg'

export function Component() {
  return <LegalPage path="/sms-terms" page={page} drawing={drawing} />
}
