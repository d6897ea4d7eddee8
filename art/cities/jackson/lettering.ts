// The few letters and figures of the plate, one stroke wide.
import type { Point } from '../../geometry.ts'
import { placedPath } from '../kit.ts'

/** Path data in a box of 8 by 12, and the step to the next glyph. */
const glyphs: Record<string, string> = {
  J: 'M7 0v9l-2 3h-3l-2-3',
  A: 'M0 12l4-12l4 12m-1.5-4h-5',
  C: 'M8 2l-2-2h-4l-2 3v6l2 3h4l2-2',
  K: 'M0 0v12m8-12l-8 7m3-2l5 7',
  S: 'M8 2l-2-2h-4l-2 2v2l8 4v2l-2 2h-4l-2-2',
  O: 'M2 0h4l2 3v6l-2 3h-4l-2-3v-6z',
  N: 'M0 12v-12l8 12v-12',
  3: 'M0 1l2-1h4l2 2v2l-2 2h-3m3 0l2 2v2l-2 2h-4l-2-1',
  8: 'M2 6l-2-2v-2l2-2h4l2 2v2l-2 2h-4l-2 2v2l2 2h4l2-2v-2l-2-2',
  2: 'M0 2l2-2h4l2 2v2l-8 8h8',
}
const advance = 12.3

export function lettering(word: string, [x, y]: Point, height: number, width: number): string {
  const scale = height / 12
  return [...word]
    .map((letter, index) => {
      const data = glyphs[letter]
      if (!data) throw new Error(`There is no "${letter}" to letter "${word}" with.`)
      return placedPath(data, [x + index * advance * scale, y], scale, width)
    })
    .join('')
}
