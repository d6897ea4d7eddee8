import { service } from './service.ts'

export const taxDebtRelief = service.extend({})
