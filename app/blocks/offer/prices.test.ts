import { partOf, refuses } from '#app/content/engine/test-folder.ts'
import { prices } from './prices.ts'

refuses(partOf(prices, [], 'items'), {
  'items: [{label: A}]': '1, field "items, item 1, amount" ... either "amount" ...',
  'items: [{label: A, amount: price.additional.letter, words: quoted}]':
    '1, field "items, item 1, amount" ... or "words" ...',
})
