// Words in International Morse code (ITU-R M.1677-1), as lengths of time or of tape.

/** The letters of the words that are drawn. */
const alphabet: Record<string, string> = { S: '...', T: '-', O: '---', P: '.--.' }

/** A dot is one unit and a dash three; so are the spaces inside and between letters. */
const lengths = { dot: 1, dash: 3, insideLetter: 1, betweenLetters: 3 }

export type Mark = { readonly start: number; readonly length: number }

/** Where each mark of a word begins and how long it is, in units. */
export function morse(word: string): Mark[] {
  const marks: Mark[] = []
  let at = 0
  for (const letter of word) {
    const code = alphabet[letter]
    if (!code) throw new Error(`There is no Morse code here for "${letter}".`)
    for (const sign of code) {
      const length = sign === '-' ? lengths.dash : lengths.dot
      marks.push({ start: at, length })
      at += length + lengths.insideLetter
    }
    at += lengths.betweenLetters - lengths.insideLetter
  }
  return marks
}

/** From the first mark's beginning to the last one's end. */
export function lengthOf(marks: readonly Mark[]): number {
  const last = marks.at(-1)
  return last ? last.start + last.length : 0
}
