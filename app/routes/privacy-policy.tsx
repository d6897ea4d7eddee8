import { LegalPage } from '#app/sections/legal/legal-page.tsx'
import drawing from '#art/plates/reading-privacy-policy.svg'
import page from '#content/legal/privacy-policy.md'

export function Component() {
  return <LegalPage path="/privacy-policy" page={page} drawing={drawing} />
}
