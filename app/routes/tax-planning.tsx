import { ServicePage } from '#app/pages/service/service-page.tsx'
import service from '#content/services/tax-planning.yaml'

export function Component() {
  return <ServicePage path="/tax-planning" service={service} />
}
