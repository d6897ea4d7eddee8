import { ServicePage } from '#app/pages/service/service-page.tsx'
import service from '#content/services/tax-debt-relief.yaml'

export function Component() {
  return <ServicePage path="/tax-debt-relief" service={service} />
}
