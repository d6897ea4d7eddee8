import { LegalPage } from '#app/pages/legal/legal-page.tsx'
import page from '#content/legal/terms.md'
import drawing from '#drawings/plates/reading-terms.svg'

export function Component() {
  return <LegalPage path="/terms" page={page} drawing={drawing} />
}
