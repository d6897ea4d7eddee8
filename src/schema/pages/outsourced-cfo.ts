import { service } from './service.ts'

export const outsourcedCfo = service.extend({})
