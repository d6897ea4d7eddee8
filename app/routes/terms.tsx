import { LegalPage } from '#app/sections/legal-page.tsx'
import page from '#content/legal/terms.md'

export function Component() {
  return <LegalPage path="/terms" page={page} />
}
