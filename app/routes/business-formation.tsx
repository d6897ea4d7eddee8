import { ServicePage } from '#app/sections/service/service-page.tsx'
import service from '#content/services/business-formation.yaml'

export function Component() {
  return <ServicePage path="/business-formation" service={service} />
}
