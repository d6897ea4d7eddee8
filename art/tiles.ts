// Seamless tiles: a picture of one fills any box.

import { type Curve, fitCurve, fullTurn } from './geometry.ts'
import type { Inks } from './inks.ts'
import { band } from './lathe.ts'
import { path, tiled } from './svg.ts'

const fine = 10

/** The wavy double line that voids the blank space of a check. */
export function checkFillTile(inks: Inks): string {
  return tiled(inks, { size: [16, 8], scale: 1, paint: 'soft', body: path(checkFillWave(16), 0.8) })
}

/** Path data of the check fill over a length of whole tiles of 16 by 8. */
export function checkFillWave(length: number): string {
  const tiles = Math.round(length / 16)
  const wave = (from: number, swing: number) =>
    `M0 ${from}c3 0 5 ${swing} 8 ${swing}s5 ${-swing} 8 ${-swing}`.replaceAll(' -', '-') +
    `s5 ${swing} 8 ${swing}s5 ${-swing} 8 ${-swing}`.replaceAll(' -', '-').repeat(tiles - 1)
  return wave(2, 4) + wave(6, -4)
}

export function bandTile(inks: Inks): string {
  const body = path(band(150 * fine, 30 * fine, 8), 6)
  return tiled(inks, { size: [150, 30], scale: fine, paint: 'soft', body })
}

/** The band over the footer, which is a dark plate by day and by night. */
export function bandWideTile(inks: Inks): string {
  const body = path(band(180 * fine, 44 * fine, 14), 6)
  return tiled(inks, { size: [180, 44], scale: fine, paint: 'band', body })
}

/** The faint interlace that a check is printed on. */
export function underprintTile(inks: Inks): string {
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
  const body = path(line, 7)
  return tiled(inks, { size: [360, 45], scale: fine, paint: 'line', body, opacity: 0.055 })
}

/** A hairline rule which turns out to be a sentence. Pictures know no web fonts: any sans will do. */
export function microprintTile(inks: Inks, sentence: string): string {
  const letters = sentence.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const width = Math.max(24, Math.round(letters.length * 4.6))
  const text = `<text y="4.7" font-size="4.4" font-weight="600" font-family="Arial,Helvetica,sans-serif" textLength="${width}">${letters}</text>`
  return tiled(inks, { size: [width, 6], scale: 1, paint: 'solid-band', body: text })
}
