import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailto, optInRequest } from '../../src/lib/mail.ts'

/** Decodes a link as mail apps do. RFC 6068 doesn't allow + for a space. */
function read(href: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(href) ?? []
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
  return { to, ...Object.fromEntries(fields) }
}

test('links to the address with the subject and an optional body', () => {
  const mail = { to: 'info@firm.example', subject: 'SMS Opt-In Request' }
  expect(mailto(mail)).toBe('mailto:info@firm.example?subject=SMS%20Opt-In%20Request')
  expect(mailto({ ...mail, body: 'Hello you' })).toBe(`${mailto(mail)}&body=Hello%20you`)
})

test('keeps any text, even half an emoji', () => {
  const signs = fc.constantFrom(...'+&=?#%<>"\r\n ', '\r\n', '%20', '👩‍👩‍👧', '\ud83d')
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(fc.string({ unit: 'binary' }), signs) }), (body) => {
      const href = mailto({ to: 'a+b@firm.example', subject: 'S & T', body })
      expect(href).toMatch(/^[\x21-\x7e]*$/)
      expect(read(href)).toEqual({ to: 'a+b@firm.example', subject: 'S & T', body: body.toWellFormed() })
    }),
  )
})

const request = 'Please add this contact to the SMS messaging list.'
const mail = { agreement: 'Agreed to SMS messages: Yes', request, terms: 'STOP ends it.' }
const words = { nameLabel: 'Full Name', phoneLabel: 'Phone Number', consentVersion: '2026-11-15', mail }

test.each([
  [true, 'Yes'],
  [false, 'No'],
])('composes a request with contact, purpose and proof; promotions: %s', (promotions, said) => {
  const contact = { name: ' Ann Lee ', phone: '615 555 0100', promotions }
  const at = new Date(2026, 10, 15, 15, 4, 5)
  const lines = optInRequest(contact, words, 'https://firm.example/sms-optin', at).split('\r\n')
  expect(lines.slice(0, -1)).toEqual([
    'Full Name: Ann Lee',
    'Phone Number: 615 555 0100',
    'Agreed to SMS messages: Yes',
    '',
    request,
    '',
    `Promotional messages: ${said}`,
    'STOP ends it.',
    'Consent wording: version 2026-11-15',
    'Page: https://firm.example/sms-optin',
  ])
  expect(lines.at(-1)).toMatch(/^Local time: Sunday, November 15, 2026 at 3:04:05 PM \S+$/)
})
