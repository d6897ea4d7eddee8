/** Puts computed values into a sentence from content: "{fee} a year" with { fee: '$10' }. */
export function interpolate(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (place, name: string, at: number) =>
    beforeText(values[name] ?? place, sentence.slice(at + place.length)),
  )
}

/** A value without its last period where the sentence goes on with one, if only behind the end of a link
    or of emphasis: "P.C." in "run by {firm}." has the period of both. */
export function beforeText(value: string, after: string): string {
  const isDouble = value.endsWith('.') && /^(?:\*+|\]\([^)]*\))*\.(?!\.)/.test(after)
  return isDouble ? value.slice(0, -1) : value
}

/** With a period at the end, unless it has one: "counted by Vance, P.C." */
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`
}

/** "1 section" or "7 sections", as the words for one and for many say it. */
export function counted(count: number, words: { one: string; many: string }): string {
  return interpolate(count === 1 ? words.one : words.many, { count: `${count}` })
}

/** "Tax planning | Fairshare Tax Advisory". */
export function pageTitle(title: string, firm: string): string {
  return title.includes(firm) ? title : `${title} | ${firm}`
}

/** The link behind a U.S. phone number: "(615) 555-0142 ext. 12" is "tel:+16155550142;ext=12". */
export function phoneHref(phone: string): string {
  const [number = '', extension] = phone.split(/\s*ext\.?\s*/i)
  const digits = number.replace(/\D/g, '')
  return `tel:+1${digits}${extension ? `;ext=${extension}` : ''}`
}

/** A name as part of an address: "Müller & Sons" is "muller-sons". One of other letters is none. */
export function fileName(name: string, none = 'file'): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '') || none
}

const wordsPerMinute = 230

/** Whole minutes, rounded up. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

/** `eleven`, from the words for zero and up; above them, as text usually has it, the digits. */
export function numberInWords(count: number, numbers: string): string {
  return numbers.split(' ')[count] ?? `${count}`
}

/** "2 CPAs" at the beginning of a sentence is "2 CPAs", "a bookkeeper" is "A bookkeeper". */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** W-2s, FONCE-7, 1099-NEC: a browser would end a line after the hyphen. */
const formName = /(?<![\w-])([A-Z]+-\d+[A-Za-z]*|\d+-[A-Z]+s?)(?![\w-])/

/** A text in parts: every second one is the name of a form, to be kept in one line. */
export function splitAtFormNames(text: string): string[] {
  // Split by a pattern in brackets, the names themselves are kept.
  return text.split(formName)
}
