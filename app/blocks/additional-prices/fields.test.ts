import { partOf, refuses } from '#app/content/engine/test-folder.ts'
import { additionalPrices } from './fields.ts'

refuses(partOf(additionalPrices.schema, [], 'groups'), {
  'groups: [{question: Q, services: [a]}, {question: R, services: [b, a]}]':
    '1, field "groups, item 2, services, item 2" ... each service only once',
})
