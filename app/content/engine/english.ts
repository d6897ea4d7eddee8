const longest = 80

/** `"abc"`, `the number 7`, `nothing`, `a list of 3 items`. */
function inWords(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'string') return value === '' ? 'an empty value' : quoted(value)
  if (typeof value === 'number') return `the number ${value}`
  if (typeof value === 'boolean') return `the word ${value} (a yes-or-no value)`
  if (Array.isArray(value)) {
    return value.length === 0 ? 'an empty list' : `a list of ${pluralize(value.length, 'item')}`
  }
  const keys = Object.keys(value)
  return keys.length === 0
    ? 'an empty group'
    : `a group with the ${keys.length === 1 ? 'field' : 'fields'} ${joinList(keys, 'and')}`
}

/** As inWords, but a missing field differs from an empty one. */
export function foundInWords(value: unknown): string {
  return value === undefined ? 'nothing: the field is missing' : inWords(value)
}

export function quoted(text: string): string {
  const line = text.trim().replaceAll(/\s*\n\s*/g, ' ')
  const characters = Array.from(line)
  const short =
    characters.length > longest ? `${characters.slice(0, longest - 3).join('')}...` : line
  // Spaces at the ends are often the mistake, so they stay visible.
  const before = /^[ \t]/.test(text) ? ' ' : ''
  const after = /[ \t]$/.test(text) && characters.length <= longest ? ' ' : ''
  return `"${before}${short}${after}"`
}

/** `legalName` -> `Legal name`. */
export function keyInWords(key: string): string {
  const words = key.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[-_.]/g, ' ').replaceAll(/ {2,}/g, ' ')
  const label = words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
  return label.replaceAll(/\b(cfo|llc|sms|faq)\b/gi, (word) => word.toUpperCase())
}

export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

export function joinList(words: readonly string[], conjunction: string, most = 14): string {
  if (words.length > most) {
    return `${words.slice(0, most).join(', ')} (and ${words.length - most} more)`
  }
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`
}
