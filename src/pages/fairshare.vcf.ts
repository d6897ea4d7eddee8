import { firm } from '../data.ts'
import { hoursText } from '../lib/hours.ts'

/** For the contacts of a phone (RFC 2426): a comma or semicolon in a value is escaped. */
export function GET() {
  const [street, city, state] = firm.address.split(/, (?=[^,]+, [A-Z]{2} \d{5}$)|, (?=[A-Z]{2} \d{5}$)/)
  const place = [street, city, ...(state ?? '').split(' '), 'USA'].map((part = '') => escaped(part))
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${escaped(firm.name)}`,
    `ORG:${escaped(firm.name)}`,
    'X-ABShowAs:COMPANY',
    `EMAIL;TYPE=INTERNET,WORK:${firm.email}`,
    `TEL;TYPE=WORK,VOICE:+1 ${firm.phone}`,
    `ADR;TYPE=WORK:;;${place.join(';')}`,
    `URL:${firm.siteUrl}`,
    `NOTE:${escaped(`${hoursText(firm.hours)}, ${firm.timeZoneName}`)}`,
    'END:VCARD',
  ]
  return new Response(lines.map((line) => `${line}\r\n`).join(''))
}

const escaped = (text: string) => text.replaceAll(/[\\,;]/g, '\\$&')
