import { interpolate } from './before-text.ts'

export type Mail = { to: string; subject: string; body?: string }

/** The address that opens a mail program with a message filled in (RFC 6068): everything percent-
    encoded, a space as %20 and never as +, line breaks as CRLF. */
export function mailtoHref({ to, subject, body }: Mail): string {
  // The one sign that separates the mailbox from its host stays as it is.
  const address = encoded(to).replace(/%40(?!.*%40)/, '@')
  const text = body === undefined ? '' : `&body=${encoded(withMailBreaks(body))}`
  return `mailto:${address}?subject=${encoded(subject)}${text}`
}

/** Line breaks as mail has them. */
function withMailBreaks(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n')
}

/** Half of a surrogate pair, which a cut emoji leaves behind, cannot be encoded: it becomes U+FFFD. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

export type Contact = { name: string; phone: string }

/** What a request to receive text messages says besides who asks. */
export type RequestWords = {
  nameLabel: string
  phoneLabel: string
  /** "Agreed to SMS messages: Yes". */
  agreement: string
  request: string
  /** What the consent says of cost, frequency and STOP. */
  terms?: string | undefined
  /** Of the second box, if there is one: "Promotional messages: No". */
  promotions?: Record<'label' | 'yes' | 'no', string> | undefined
  /** Proof of what was agreed to, and where. */
  consentVersion: string
  page: string
  /** Of the words: the time is written in it. */
  language: string
  labels: Record<'wording' | 'version' | 'page' | 'time', string>
}

/** The message as the visitor sends it, line by line. */
export function smsRequest(
  { name, phone, promotions = false }: Contact & { promotions?: boolean },
  words: RequestWords,
  at: Date,
): string {
  const { labels, terms } = words
  const second = words.promotions
  return withMailBreaks(
    [
      `${words.nameLabel}: ${name.trim()}`,
      `${words.phoneLabel}: ${phone.trim()}`,
      words.agreement,
      '',
      words.request,
      '',
      ...(second ? [`${second.label}: ${promotions ? second.yes : second.no}`] : []),
      ...(terms ? [terms] : []),
      `${labels.wording}: ${interpolate(labels.version, { date: words.consentVersion })}`,
      `${labels.page}: ${words.page}`,
      `${labels.time}: ${localTime(at, words.language)}`,
    ].join('\n'),
  )
}

/** "Sunday, November 15, 2026 at 3:04:05 PM CST", in the visitor's own time zone. */
function localTime(at: Date, language: string): string {
  const text = at.toLocaleString(language, { dateStyle: 'full', timeStyle: 'long' })
  return text.replaceAll('\u202f', ' ') // some mail programs show the narrow space as a box
}
