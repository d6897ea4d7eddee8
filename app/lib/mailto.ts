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
export function withMailBreaks(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n')
}

/** Half of a surrogate pair, which a cut emoji leaves behind, cannot be encoded: it becomes U+FFFD. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
