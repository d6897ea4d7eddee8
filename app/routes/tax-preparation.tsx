import { ServicePage } from '#app/pages/service/service-page.tsx'
import service from '#content/services/tax-preparation.yaml'

export function Component() {
  return <ServicePage path="/tax-preparation" service={service} />
}
