import { ServicePage } from '#app/sections/service/service-page.tsx'
import service from '#content/services/accounting.yaml'

export function Component() {
  return <ServicePage path="/accounting" service={service} />
}
