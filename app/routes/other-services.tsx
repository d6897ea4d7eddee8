import { ServicePage } from '#app/pages/service/service-page.tsx'
import service from '#content/services/other-services.yaml'

export function Component() {
  return <ServicePage path="/other-services" service={service} />
}
