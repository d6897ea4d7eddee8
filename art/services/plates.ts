// The plates of the service pages, by the last part of their address.
import type { Inks } from '../inks.ts'
import { accounting } from './accounting.ts'
import { businessFormation } from './business-formation.ts'
import { buySellBusiness } from './buy-sell-business.ts'
import { otherServices } from './other-services.ts'
import { outsourcedCfo } from './outsourced-cfo.ts'
import { taxDebtRelief } from './tax-debt-relief.ts'
import { taxPlanning } from './tax-planning.ts'
import { taxPreparation } from './tax-preparation.ts'

const drawings = {
  'tax-planning': taxPlanning,
  'outsourced-cfo': outsourcedCfo,
  'tax-preparation': taxPreparation,
  accounting,
  'business-formation': businessFormation,
  'other-services': otherServices,
  'buy-sell-business': buySellBusiness,
  'tax-debt-relief': taxDebtRelief,
}

export const drawnServices = Object.keys(drawings)

/** File names and contents, for the services that the firm has. */
export function servicePlates(
  inks: Inks,
  services: readonly string[] = drawnServices,
): [name: string, svg: string][] {
  return Object.entries(drawings)
    .filter(([page]) => services.includes(page))
    .map(([page, draw]) => [`service-${page}.svg`, draw(inks)])
}
