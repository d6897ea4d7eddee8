import { ServicePage } from '#app/sections/service/service-page.tsx'
import service from '#content/services/tax-planning.yaml'

export function Component() {
  return <ServicePage path="/tax-planning" service={service} />
}
