// International Morse code, as lengths: a dot is one unit, a dash three, the pause between signs one,
// between letters three, between words seven.

const letters: Record<string, string> = {
  A: '.-',
  B: '-...',
  C: '-.-.',
  D: '-..',
  E: '.',
  F: '..-.',
  G: '--.',
  H: '....',
  I: '..',
  J: '.---',
  K: '-.-',
  L: '.-..',
  M: '--',
  N: '-.',
  O: '---',
  P: '.--.',
  Q: '--.-',
  R: '.-.',
  S: '...',
  T: '-',
  U: '..-',
  V: '...-',
  W: '.--',
  X: '-..-',
  Y: '-.--',
  Z: '--..',
}

export type Mark = { readonly at: number; readonly units: number }

export function morse(text: string): { marks: Mark[]; length: number } {
  const marks: Mark[] = []
  let at = 0
  for (const letter of text) {
    if (letter === ' ') {
      at += 4
      continue
    }
    const signs = letters[letter]
    if (!signs) throw new Error(`There is no Morse code for "${letter}".`)
    for (const sign of signs) {
      const units = sign === '-' ? 3 : 1
      marks.push({ at, units })
      at += units + 1
    }
    at += 2
  }
  return { marks, length: at - 3 }
}
