import { isText, joined, plain, type Shown, Text } from './shown.ts'

/** With a period at the end, unless it has one: "counted by Vance, P.C." */
export function endSentence(text: Shown): Text {
  return joined(plain(text).endsWith('.') ? [text] : [text, '.'])
}

/** "1 section" or "7 sections", as the language counts. */
export function counted(count: number, words: { one: Text; many: Text }, language: string): Text {
  const isOne = new Intl.PluralRules(language).select(count) === 'one'
  return (isOne ? words.one : words.many).with({ count })
}

/** "Tax planning | Fairshare". */
export function pageTitle(title: Text, firm: Text): Text {
  return title.plain.includes(firm.plain) ? title : joined([title, firm], ' | ')
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

/** "Harlan & Pike CPAs" is "HP". */
export function monogram(name: string): string {
  const words = name.split(/[^\p{L}\p{N}'’.]+/u).filter(Boolean)
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word))
  const letters = (capitals.length > 0 ? capitals : words).slice(0, 2).map(([first = '']) => first)
  return letters.join('').toUpperCase()
}

const wordsPerMinute = 230

/** "Dana Whitfield (sample)" is "DW". */
export function initials(name: string): string {
  const words = name.replaceAll(/\(.*?\)|,.*/g, '').split(/\s+/)
  const letters = words.flatMap((word) => /^\p{Lu}/u.exec(word)?.[0] ?? [])
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('')
}

/** Whole minutes, rounded up. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / wordsPerMinute))
}

/** `eleven`, from the words for zero and up; above them, as text usually has it, the digits. */
export function numberInWords(count: number, numbers: string): string {
  return numbers.split(' ')[count] ?? `${count}`
}

/** "2 CPAs" at the beginning of a sentence is "2 CPAs", "a bookkeeper" is "A bookkeeper". */
export function capitalize(text: string, language?: string): string
export function capitalize(text: Text, language?: string): Text
export function capitalize(text: Shown, language = 'en-US'): Shown {
  if (!isText(text)) return text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
  const [first, ...rest] = text.segments
  return first ? new Text([{ ...first, text: capitalize(first.text, language) }, ...rest]) : text
}

/** W-2s, FONCE-7, 1099-NEC: a browser would end a line after the hyphen. */
export const formName = /(?<![\w-])([A-Z]+-\d+[A-Za-z]*|\d+-[A-Z]+s?)(?![\w-])/

/** A text in parts: every second one is the name of a form, to be kept in one line. */
export function splitAtFormNames(text: string): string[] {
  // Split by a pattern in brackets, the names themselves are kept.
  return text.split(formName)
}
