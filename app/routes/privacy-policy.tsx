import { LegalPage } from '#app/sections/legal-page.tsx'
import page from '#content/legal/privacy-policy.md'

export function Component() {
  return <LegalPage path="/privacy-policy" page={page} />
}
