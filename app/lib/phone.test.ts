import { expect, test } from 'vitest'
import { phoneHref } from './phone.ts'

test.each([
  ['(615) 555-0142', 'tel:+16155550142'],
  ['(615) 555-0142 ext. 12', 'tel:+16155550142;ext=12'],
])('%s is called by %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href)
})
