import { expect, test } from 'vitest'
import { linesOf, partsOf, textOf } from './testing/read-lines.ts'
import { addressParts, vcard } from './vcard.ts'

const card = {
  name: 'Müller, Sons; Partners \\ Tax and Accounting of Nashville, Tennessee, LLC',
  tel: '+1 (615) 555-0142 ext. 12',
  email: 'info@fairshare.example',
  address: '100 Sample Street, Suite 000, Nashville, TN 37201-1234',
  url: 'https://www.fairshare.example/',
  note: 'Monday-Thursday 11am-6pm, Friday 11am-3pm\nCentral Time',
}
const file = vcard(card)

test('a reader gets back every field, whatever signs are in it', () => {
  const lines = linesOf(file)
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0'])
  expect(lines.at(-1)).toBe('END:VCARD')
  expect(textOf(lines, 'FN')).toBe(card.name)
  expect(textOf(lines, 'ORG')).toBe(card.name)
  expect(textOf(lines, 'TEL;TYPE=WORK,VOICE')).toBe(card.tel)
  expect(textOf(lines, 'EMAIL;TYPE=INTERNET,WORK')).toBe(card.email)
  expect(textOf(lines, 'URL')).toBe(card.url)
  expect(textOf(lines, 'NOTE')).toBe(card.note)
  expect(partsOf(lines, 'ADR;TYPE=WORK')).toEqual(addressParts(card.address))
  expect(lines.some((line) => line.startsWith('N:'))).toBe(true)
})

test('lines are folded at 75 octets and ended by CRLF', () => {
  const physical = file.split('\r\n')
  expect(Math.max(...physical.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test.each([
  ['100 Main Street, Nashville, TN 37201', ['100 Main Street', 'Nashville', 'TN', '37201']],
  ['1 A St, Suite 4, Dallas, TX 75201-1234', ['1 A St, Suite 4', 'Dallas', 'TX', '75201-1234']],
  ['Box 4, Somewhere', ['Box 4, Somewhere', '', '', '']],
])('the address %s is taken apart', (address, parts) => {
  expect(addressParts(address).slice(2, 6)).toEqual(parts)
})
