import type { Service } from '#app/content/schemas/service.ts'
import type { PagePath } from '#app/routes.ts'
import accounting from '#content/services/accounting.yaml'
import businessFormation from '#content/services/business-formation.yaml'
import buySellBusiness from '#content/services/buy-sell-business.yaml'
import otherServices from '#content/services/other-services.yaml'
import outsourcedCfo from '#content/services/outsourced-cfo.yaml'
import taxDebtRelief from '#content/services/tax-debt-relief.yaml'
import taxPlanning from '#content/services/tax-planning.yaml'
import taxPreparation from '#content/services/tax-preparation.yaml'

export const services = {
  '/tax-planning': taxPlanning,
  '/outsourced-cfo': outsourcedCfo,
  '/tax-preparation': taxPreparation,
  '/accounting': accounting,
  '/bookkeeping': accounting,
  '/business-formation': businessFormation,
  '/other-services': otherServices,
  '/buy-sell-business': buySellBusiness,
  '/tax-debt-relief': taxDebtRelief,
} satisfies Partial<Record<PagePath, Service>>
