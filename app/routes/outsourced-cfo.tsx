import { ServicePage } from '#app/sections/service/service-page.tsx'
import service from '#content/services/outsourced-cfo.yaml'

export function Component() {
  return <ServicePage path="/outsourced-cfo" service={service} />
}
