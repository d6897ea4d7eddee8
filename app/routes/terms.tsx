import { LegalPage } from '#app/sections/legal/legal-page.tsx'
import drawing from '#art/plates/reading-terms.svg'
import page from '#content/legal/terms.md'

export function Component() {
  return <LegalPage path="/terms" page={page} drawing={drawing} />
}
