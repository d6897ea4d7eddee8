import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailto } from '../../src/lib/mail.ts'

/** Decodes a link as mail apps do. RFC 6068 doesn't allow + for a space. */
function read(href: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(href) ?? []
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
  return { to, ...Object.fromEntries(fields) }
}

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
