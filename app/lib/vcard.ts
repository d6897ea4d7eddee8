import { contentLines, escapeText } from './content-lines.ts'

export type Card = {
  readonly name: string
  readonly tel: string
  readonly email: string
  readonly address: string
  readonly url: string
  readonly note: string
}

/** A contact card of an organization: vCard 3.0, which every phone reads. */
export function vcard({ name, tel, email, address, url, note }: Card): string {
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    'X-ABShowAs:COMPANY', // an iPhone files it under the firm's name
    `TEL;TYPE=WORK,VOICE:${tel}`,
    `EMAIL;TYPE=INTERNET,WORK:${escapeText(email)}`,
    `ADR;TYPE=WORK:${addressParts(address).map(escapeText).join(';')}`,
    `URL:${url}`,
    `NOTE:${escapeText(note)}`,
    'END:VCARD',
  ])
}

/** Box, extra, street, city, state, ZIP code, country. What has another form is all street. */
export function addressParts(address: string): string[] {
  const [, street, city, state, zip] =
    /^(.+), ([^,]+), ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(address) ?? []
  if (!street || !city || !state || !zip) return ['', '', address, '', '', '', '']
  return ['', '', street, city, state, zip, 'USA']
}
