import { service } from './service.ts'

export const businessFormation = service.extend({})
