// Seamless black tiles. The page uses them as masks over a background in the ink it likes.
import { type Curve, fitCurve, fullTurn } from './geometry.ts'
import { band } from './lathe.ts'
import { maskTile, path } from './svg.ts'

const fine = 10

/** The wavy double line that voids the blank space of a check. */
export function checkFillTile(): string {
  return maskTile([16, 8], 1, path(checkFillWave(16), 0.8))
}

/** Path data of the check fill over a length of whole tiles of 16 by 8. */
export function checkFillWave(length: number): string {
  const tiles = Math.round(length / 16)
  const wave = (from: number, swing: number) =>
    `M0 ${from}c3 0 5 ${swing} 8 ${swing}s5 ${-swing} 8 ${-swing}`.replaceAll(' -', '-') +
    `s5 ${swing} 8 ${swing}s5 ${-swing} 8 ${-swing}`.replaceAll(' -', '-').repeat(tiles - 1)
  return wave(2, 4) + wave(6, -4)
}

export function bandTile(): string {
  return maskTile([150, 30], fine, path(band(150 * fine, 30 * fine, 8), 6))
}

export function bandWideTile(): string {
  return maskTile([180, 44], fine, path(band(180 * fine, 44 * fine, 14), 6))
}

/** The faint interlace that a check is printed on. */
export function underprintTile(): string {
  const length = 360 * fine
  const height = 45 * fine
  const rows = 10
  const pitch = height / rows
  let line = ''
  // A row more above and below: their waves reach into this tile.
  for (let row = -2; row < rows + 2; row++) {
    for (const side of [1, -1]) {
      const curve: Curve = (x) => {
        const angle = (fullTurn * x) / length
        const ripple = Math.sin(3 * angle + side * row * (fullTurn / rows))
        return [x, pitch * row + side * 60 * Math.sin(angle) + 26 * ripple]
      }
      line += fitCurve(curve, [0, length], 14)
    }
  }
  return maskTile([360, 45], fine, path(line, 7))
}

/** A hairline rule which turns out to be a sentence. Masks know no web fonts: any sans will do. */
export function microprintTile(sentence: string): string {
  const letters = sentence.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const width = Math.max(24, Math.round(letters.length * 4.6))
  const text = `<text y="4.7" font-size="4.4" font-weight="600" font-family="Arial,Helvetica,sans-serif" textLength="${width}" fill="#000" stroke="none">${letters}</text>`
  return maskTile([width, 6], 1, text)
}
