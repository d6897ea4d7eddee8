import { service } from './service.ts'

export const otherServices = service.extend({})
