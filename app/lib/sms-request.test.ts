import { describe, expect, it } from 'vitest'
import { smsRequest } from './sms-request.ts'

const words = {
  nameLabel: 'Full Name',
  phoneLabel: 'Phone Number',
  agreement: 'Agreed to SMS messages: Yes',
  request: 'Please add this contact to the SMS messaging list.',
  consentVersion: '2026-11-15',
  page: 'https://firm.example/sms-optin',
}
const at = new Date(2026, 10, 15, 15, 4, 5)

describe('smsRequest', () => {
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

  it('has line breaks of one kind only, whatever was pasted', () => {
    const text = smsRequest({ name: 'Ann\nLee\rSmith', phone: '1\r\n2' }, words, at)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(text).toContain('Full Name: Ann\r\nLee\r\nSmith\r\n')
  })
})
