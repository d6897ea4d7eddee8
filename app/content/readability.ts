import { syllable } from 'syllable'

/** A sentence; or a heading, a list item or a table cell that has no period. */
export type Sentence = {
  /** The first line of it as it was typed, with its marks. */
  typed: string
  /** Inside the text, counted from 1. */
  line: number
  /** Without marks; each {fact} is a 0. */
  text: string
  words: readonly string[]
  /** Only what ends in . ? or ! has a reading grade. */
  isComplete: boolean
}

const closing = String.raw`(?:["'”’)\]*_]|\]\([^)\s]*\)|\[\^\w+\])*`
const block = String.raw`\n(?=\s*\n|[ \t]*(?:[-*] |\d+\. |[#|>]|:::|\[\^))|\|`
const boundary = new RegExp(String.raw`(?<mark>[.?!])${closing}\s+|${block}`, 'g')

/** The sentences of a text in the Markdown of this site, {facts} not filled in. */
export function sentencesIn(source: string): Sentence[] {
  const sentences: Sentence[] = []
  // Marks such as {?portalUrl} are between words; spaces of their length keep every place.
  const text = source.replaceAll(/\{(?:[?!][^{}\n]*|\/)\}/g, (mark) => ' '.repeat(mark.length))
  let start = 0
  for (const match of text.matchAll(boundary)) {
    const end = match.index + match[0].length
    if (match.groups?.mark && !isEnd(text.slice(start, match.index + 1), text.slice(end))) continue
    take(end)
  }
  take(text.length)
  return sentences

  function take(end: number): void {
    const typed = source.slice(start, end)
    const read = asRead(text.slice(start, end))
    const words = wordsIn(read)
    if (words.length > 0) {
      const first = typed.trimStart()
      sentences.push({
        typed: first.split('\n')[0]?.trimEnd() ?? '',
        line: text.slice(0, end - first.length).split('\n').length,
        text: read,
        words,
        isComplete: /[.?!]["'”’)\]]*$/.test(read),
      })
    }
    start = end
  }
}

const abbreviation =
  /\b(?:Reg|Regs|Treas|Rev|Proc|Rul|Sec|Pub|Stat|Ann|Tex|Tenn|Okla|Inc|Co|Corp|Ltd|St|Mr|Mrs|Ms|Dr|Jr|vs?|ext|approx|ch)\.$/
/** U.S., D.C., a.m., e.g. */
const initials = /\b[A-Za-z]\.[A-Za-z]\.$/
const opener =
  /^(?:We|You|Your|Our|It|Its|If|The|This|That|These|They|There|An?|In|For|To|But|And|When|Most|Each|Some|Ask|Call|No)\b/

/** Whether the mark after these words ends a sentence, or only an abbreviation. */
function isEnd(before: string, after: string): boolean {
  if (/^\p{Ll}/u.test(after)) return false
  if (!before.endsWith('.')) return true
  if (initials.test(before)) return opener.test(after)
  if (/\bNos?\.$/.test(before)) return !/^[\d{]/.test(after)
  return !abbreviation.test(before)
}

function asRead(typed: string): string {
  return typed
    .replaceAll(/\{[^{}\n]*\}|https?:\/\/\S+|\S+@\S+\.\w+/g, '0')
    .replaceAll(/^\s*(?:[-*] |\d+\. |#+ |>|(?::::|```)\w*|\[\^\w+\]:)/gm, '')
    .replaceAll(/\[\^\w+\]/g, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`|]/g, '')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function wordsIn(text: string): string[] {
  return text
    .split(/[\s—–]+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}§$]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** A capital letter inside a sentence begins a name, except in titles. */
export function isName(word: string, at: number): boolean {
  return at > 0 && /^\p{Lu}/u.test(word)
}

/** Endings that the package counts one short: depreciation, negotiate, losses. */
const undercounted = /[ct]iation|tiat(?:e|ing)|sses$/

/** Names, numbers, citations and {facts} count as one short word. */
export function syllablesIn(word: string, at: number): number {
  if (/\d|§/.test(word) || isName(word, at)) return 1
  const counts = word
    .split('-')
    .map((part) => Math.max(1, syllable(part)) + (undercounted.test(part) ? 1 : 0))
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Flesch-Kincaid: the U.S. school grade that reads these sentences with ease. */
export function gradeOf(sentences: readonly Pick<Sentence, 'words'>[]): number | undefined {
  const words = sentences.flatMap((sentence) => sentence.words.map(syllablesIn))
  if (words.length === 0) return undefined
  const syllables = words.reduce((sum, count) => sum + count, 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}
