import { service } from './service.ts'

export const buySellBusiness = service.extend({})
