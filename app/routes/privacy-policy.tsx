import { LegalPage } from '#app/pages/legal/legal-page.tsx'
import page from '#content/legal/privacy-policy.md'
import drawing from '#drawings/plates/reading-privacy-policy.svg'

export function Component() {
  return <LegalPage path="/privacy-policy" page={page} drawing={drawing} />
}
