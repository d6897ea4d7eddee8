// Facts in braces stand as single letters of nobody's alphabet while Markdown is read and written, so that
// neither takes them apart. Braces that are meant as such are hidden in the same way.

const zero = 0xf0000
const piece = /\\[{}]|\{[^{}\n]*\}/g
const letter = /[\u{f0000}-\u{ffffd}]/gu

/** A condition before the mark of an entry or a heading: `{?x} - Call us`. Its letter goes behind that mark
    and back again, so that the entry is one. */
const inFront = 0x5000
const front = /^([ \t]*)\{([?!][^{}\n]*)\}( +)([-*+] +|\d+\. +|#{1,6} +)/gm
const moved = /^([ \t]*)([-*+] +|\d+\. +|#{1,6} +)([\u{f5000}-\u{ffffd}])( *)/gmu

/** `hide` gives the letter for a piece, the same for the same one; `back` gives the pieces for letters. */
export function hiding() {
  const pieces: string[] = []
  const hide = (typed: string, isInFront = false) => {
    if (!pieces.includes(typed)) pieces.push(typed)
    return String.fromCodePoint(zero + (isInFront ? inFront : 0) + pieces.indexOf(typed))
  }
  const pieceOf = (each: string) => pieces[((each.codePointAt(0) ?? 0) - zero) % inFront] ?? each
  const back = (text: string) =>
    text
      .replaceAll(moved, (_, start, mark, each, space) => start + each + (space || ' ') + mark)
      .replaceAll(letter, pieceOf)
  return { hide, back }
}

export type Hiding = ReturnType<typeof hiding>
export const isInFront = (each: string) => (each.codePointAt(0) ?? 0) >= zero + inFront

/** A text of Markdown with its facts hidden. The fields of a block, {id=prices}, are no facts, and an escaped
    brace is a letter already. */
export function withoutFacts(text: string, { hide }: Hiding): string {
  return text
    .replaceAll(
      front,
      (_, start, name, space, mark) => start + mark + hide(`{${name}}`, true) + space,
    )
    .replaceAll(piece, (match) =>
      match.startsWith('\\') || /^\{[\w-]+=/.test(match) ? match : hide(match),
    )
}

/** A text taken apart at its facts: every second one is a fact as it was typed. */
export function splitAtFacts(text: string): string[] {
  return text.split(/((?<!\\)\{[^{}\n]*\})/)
}

export const hasLetters = (text: string) => text.search(letter) >= 0
export const splitAtLetters = (text: string) => text.split(/([\u{f0000}-\u{ffffd}])/u)

type Shown = { words: string; kind: 'value' | 'condition' | 'unknown' }

/** What stands in a text in place of a fact. */
export function factInWords(typed: string, facts: Readonly<Record<string, string>>): Shown {
  const name = typed.slice(1, -1).trim()
  const [, sign, of = ''] = /^([?!])\s*(.*)$/.exec(name) ?? []
  if (sign)
    return { words: `${sign === '?' ? 'if' : 'if no'} ${nameInWords(of)}:`, kind: 'condition' }
  if (name === '/') return { words: 'end of “if”', kind: 'condition' }
  const value = Object.hasOwn(facts, name) ? facts[name] : undefined
  if (!value) return { words: typed, kind: 'unknown' }
  return { words: value.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'), kind: 'value' }
}

/** `portalUrl` -> `portal`, `page.tax-debt-relief` -> `page tax debt relief`. */
function nameInWords(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])|[-_.]/g, ' ').toLowerCase()
  return words.replace(/ url$/, '')
}
