import { service } from './service.ts'

export const accounting = service.extend({})
