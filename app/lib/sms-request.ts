import { withMailBreaks } from './mailto.ts'

export type Contact = { name: string; phone: string }

/** What a request to receive text messages says besides who asks (compliance 6.13). */
export type RequestWords = {
  nameLabel: string
  phoneLabel: string
  /** "Agreed to SMS messages: Yes" (spec section 7). */
  agreement: string
  request: string
  /** Proof of what was agreed to, and where. */
  consentVersion: string
  page: string
}

/** The message as the visitor sends it, line by line. */
export function smsRequest({ name, phone }: Contact, words: RequestWords, at: Date): string {
  return withMailBreaks(
    [
      `${words.nameLabel}: ${name.trim()}`,
      `${words.phoneLabel}: ${phone.trim()}`,
      words.agreement,
      '',
      words.request,
      '',
      `Consent wording: version ${words.consentVersion}`,
      `Page: ${words.page}`,
      `Local time: ${localTime(at)}`,
    ].join('\n'),
  )
}

/** "Sunday, November 15, 2026 at 3:04:05 PM CST", in the visitor's own time zone. */
function localTime(at: Date): string {
  const text = at.toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'long' })
  return text.replaceAll('\u202f', ' ') // some mail programs show the narrow space as a box
}
