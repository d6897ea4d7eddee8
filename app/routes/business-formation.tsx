import { ServicePage } from '#app/pages/service/service-page.tsx'
import service from '#content/services/business-formation.yaml'

export function Component() {
  return <ServicePage path="/business-formation" service={service} />
}
