import { ServicePage } from '#app/pages/service/service-page.tsx'
import service from '#content/services/accounting.yaml'

export function Component() {
  return <ServicePage path="/accounting" service={service} />
}
