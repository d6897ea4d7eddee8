import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mailtoHref } from './mailto.ts'

const hostile = [
  `Anne "Annie" O'Neil & Sons <b>100% & more</b>`,
  'José Ñandú, Łukasz, Đặng Thị Hồng',
  'عبد الله بن عمر (RTL)',
  '👩‍👩‍👧 Smith 🏠',
  'a+b=c?subject=x&body=y#z%20',
  'one\ntwo\r\nthree\rfour',
]

/** What a mail program reads: RFC 6068 knows no + for a space. */
function read(href: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(href) ?? []
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
  return { to: decodeURIComponent(to), ...Object.fromEntries(fields) }
}

const withBreaks = (text: string) => text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n')

describe('mailtoHref', () => {
  it('is the address, the subject and the body', () => {
    const mail = { to: 'info@firm.example', subject: 'SMS Opt-In Request', body: 'Hello you' }
    expect(mailtoHref(mail)).toBe(
      'mailto:info@firm.example?subject=SMS%20Opt-In%20Request&body=Hello%20you',
    )
    const { body, ...short } = mail
    expect(body).toBe('Hello you')
    expect(mailtoHref(short)).toBe('mailto:info@firm.example?subject=SMS%20Opt-In%20Request')
  })

  it.each(hostile)('brings over %j', (text) => {
    const mail = { to: 'a+b@firm.example', subject: text.replace(/[\r\n]+/g, ' '), body: text }
    expect(read(mailtoHref(mail))).toEqual({ ...mail, body: withBreaks(text) })
  })

  it('survives any text at all, half an emoji included', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (body) => {
        const href = mailtoHref({ to: 'info@firm.example', subject: 'S', body })
        expect(href).toMatch(/^[\x21-\x7e]*$/)
        expect(read(href)).toEqual({
          to: 'info@firm.example',
          subject: 'S',
          body: withBreaks(body),
        })
      }),
    )
    expect(read(mailtoHref({ to: 'i@f.example', subject: 'S', body: 'x\ud83dy' }))).toMatchObject({
      body: 'x\ufffdy',
    })
  })
})
