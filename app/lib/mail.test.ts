import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { words as site } from '#test/site-words.ts'
import { mailtoHref, smsRequest } from './mail.ts'

/** What a mail program reads: RFC 6068 knows no + for a space. */
function read(href: string) {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/s.exec(href) ?? []
  const fields = query.split('&').map((field) => field.split('=').map(decodeURIComponent))
  return { to: decodeURIComponent(to), ...Object.fromEntries(fields) }
}

const signs = fc.constantFrom(...'+&=?#%<>"\r\n ', '\r\n', '%20', '👩‍👩‍👧')
/** Often with the signs that an address or a line is made of. */
const anyText = fc.string({ unit: fc.oneof(fc.string({ unit: 'binary' }), signs) })
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

  it('survives any text at all, half an emoji included', () => {
    fc.assert(
      fc.property(anyText, (body) => {
        const mail = { to: 'a+b@firm.example', subject: body.replace(/[\r\n]+/g, ' '), body }
        const href = mailtoHref(mail)
        expect(href).toMatch(/^[\x21-\x7e]*$/)
        const subject = mail.subject.toWellFormed()
        expect(read(href)).toEqual({ ...mail, subject, body: withBreaks(body) })
      }),
    )
    expect(read(mailtoHref({ to: 'i@f.example', subject: 'S', body: 'x\ud83dy' }))).toMatchObject({
      body: 'x\ufffdy',
    })
  })
})

const words = {
  nameLabel: 'Full Name',
  phoneLabel: 'Phone Number',
  agreement: 'Agreed to SMS messages: Yes',
  request: 'Please add this contact to the SMS messaging list.',
  consentVersion: '2026-11-15',
  page: 'https://firm.example/sms-optin',
  language: 'en-US',
  // As an island gets them.
  labels: JSON.parse(JSON.stringify(site.smsRequest)),
}
const at = new Date(2026, 10, 15, 15, 4, 5)

describe('smsRequest', () => {
  it('says what was agreed to, and whether promotional messages are wanted', () => {
    const second = { label: 'News', yes: 'Yes', no: 'No' }
    const more = { ...words, terms: 'STOP ends it.', promotions: second }
    const contact = { name: 'Ann Lee', phone: '615 555 0100' }
    const lines = (promotions: boolean) =>
      smsRequest({ ...contact, promotions }, more, at).split('\r\n')
    expect(lines(false)).toContain('News: No')
    expect(lines(true)).toContain('News: Yes')
    expect(lines(true)).toContain('STOP ends it.')
  })

  it('says who asks, that they agreed, what they ask for, and then the proof', () => {
    const lines = smsRequest({ name: ' Ann Lee ', phone: '615 555 0100' }, words, at).split('\r\n')
    expect(lines.slice(0, -1)).toEqual([
      'Full Name: Ann Lee',
      'Phone Number: 615 555 0100',
      'Agreed to SMS messages: Yes',
      '',
      'Please add this contact to the SMS messaging list.',
      '',
      'Consent wording: version 2026-11-15',
      'Page: https://firm.example/sms-optin',
    ])
    expect(lines.at(-1)).toMatch(/^Local time: Sunday, November 15, 2026 at 3:04:05 PM \S+$/)
  })

  it('writes the time in the language of its words', () => {
    const spanish = { ...words, language: 'es-US' }
    const text = smsRequest({ name: 'Ann Lee', phone: '615 555 0100' }, spanish, at)
    expect(text).toContain('domingo, 15 de noviembre de 2026')
  })

  it('has line breaks of one kind only, whatever was pasted', () => {
    const text = smsRequest({ name: 'Ann\nLee\rSmith', phone: '1\r\n2' }, words, at)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text).toContain('Full Name: Ann\r\nLee\r\nSmith\r\n')
  })
})
