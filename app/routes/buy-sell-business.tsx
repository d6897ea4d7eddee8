import { ServicePage } from '#app/pages/service/service-page.tsx'
import service from '#content/services/buy-sell-business.yaml'

export function Component() {
  return <ServicePage path="/buy-sell-business" service={service} />
}
