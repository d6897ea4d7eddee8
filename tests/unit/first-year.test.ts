import { expect, test } from 'vitest'
import { type Choices, firstYearOf, type PriceLists } from '../../src/lib/first-year.ts'
import { parsePrice } from '../../src/lib/money.ts'

const lists: PriceLists = {
  planning: [
    { id: 'small', title: 'Small', price: parsePrice('$2,000') },
    { id: 'large', title: 'Large', price: parsePrice('$5,000+') },
  ],
  returns: [
    { label: 'Form 1040', price: parsePrice('$400+'), when: ['standard'], unless: [] },
    { label: 'More rentals', price: parsePrice('$175'), times: 'rentals', included: 1, when: [], unless: [] },
    { label: 'State returns', times: 'states', when: [], unless: [] },
  ],
  accounting: [
    { id: 'starter', title: 'Starter', price: parsePrice('$250-400+'), onboarding: parsePrice('$1,650') },
    { id: 'plain', title: 'Plain', price: parsePrice('$100') },
  ],
  services: [
    { id: 'letter', name: 'Letter', price: parsePrice('$200') },
    { id: 'logo', name: 'Logo' },
  ],
}
const none: Choices = { services: [], returns: {} }

test('adds up every line, and keeps ranges and plus signs in the total', () => {
  const year = firstYearOf(lists, {
    planning: 'small',
    accounting: 'starter',
    services: ['letter', 'logo'],
    returns: { own: 'standard', rentals: 3, states: 1 },
  })
  expect(year.rows.map(({ label, note, price }) => [label, note, price?.text])).toEqual([
    ['Tax planning, Small', '', '$2,000'],
    ['Form 1040', '', '$400+'],
    ['More rentals', '2 × $175', '$350'],
    ['State returns', '', undefined],
    ['Starter', '12 × $250-400+', '$3,000-4,800+'],
    ['Onboarding', 'once', '$1,650'],
    ['Letter', '', '$200'],
    ['Logo', '', undefined],
  ])
  expect([year.total?.text, year.quoted, year.fee?.text]).toEqual(['$7,600-9,400+', 2, '$2,000'])
})

test.each<[string, Choices, string | undefined]>([
  ['a plus for a fee that has one', { ...none, planning: 'large' }, '$5,000+'],
  ['no plus without one', { ...none, planning: 'small', accounting: 'plain' }, '$3,200'],
  ['nothing if all is quoted', { ...none, services: ['logo'] }, undefined],
  ['nothing if nothing is chosen', none, undefined],
  ['nothing for unknown IDs', { ...none, planning: 'none', services: ['gone'] }, undefined],
])('totals %s', (_, choices, text) => {
  expect(firstYearOf(lists, choices).total?.text).toBe(text)
})
