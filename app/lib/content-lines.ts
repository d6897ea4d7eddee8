// The line format that calendars (RFC 5545) and contact cards (RFC 2426) share.

const longestLine = 75

/** Lines ended by CRLF; one of more than 75 octets goes on in the next, after a space. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Text as a value: commas and semicolons would otherwise separate, line breaks end it. */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n')
}

function fold(line: string): string {
  const octets = new TextEncoder()
  let folded = ''
  let length = 0
  // By whole characters: a fold inside one would break it.
  for (const character of line) {
    const size = octets.encode(character).length
    if (length + size > longestLine) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}
