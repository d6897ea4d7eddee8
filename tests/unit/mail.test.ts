import { expect, test } from 'vitest'
import { mailto } from '../../src/lib/mail.ts'

test('encodes any text, even a lone surrogate', () => {
  const mail = { to: 'a+b@firm.example', subject: 'S & T', body: '+&=?#%<>"\r\n %20 👩‍👩‍👧 \ud83d' }
  const href = mailto(mail)
  expect(href).toMatch(/^[\x21-\x7e]*$/)
  // Mail apps don't read + as a space.
  const [address = '', query = ''] = href.split('?')
  expect(address).toBe(`mailto:${mail.to}`)
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
  expect(Object.fromEntries(fields)).toEqual({ subject: mail.subject, body: mail.body.toWellFormed() })
})
