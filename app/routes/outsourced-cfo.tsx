import { ServicePage } from '#app/pages/service/service-page.tsx'
import service from '#content/services/outsourced-cfo.yaml'

export function Component() {
  return <ServicePage path="/outsourced-cfo" service={service} />
}
