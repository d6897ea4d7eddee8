// Water as broken level strokes, lawns as short ones, both opening towards the viewer.
import { type Segment, seededRandom } from '../geometry.ts'
import { lines, pen } from './kit.ts'

export type Field = {
  readonly top: number
  readonly bottom: number
  readonly gap: number
  readonly growth: number
  readonly seed: number
  /** Where a row starts and ends. */
  readonly span: (y: number) => readonly [from: number, to: number]
}

/** Rows of long strokes with short breaks between them. */
export function water({ top, bottom, gap, growth, seed, span }: Field): string {
  const random = seededRandom(seed)
  const rows: Segment[] = []
  let step = gap
  for (let y = top; y < bottom; y += step) {
    step *= growth
    const [from, to] = span(y)
    let x = from + 26 * random()
    while (x < to) {
      const end = Math.min(to, x + (40 + 150 * random()))
      if (end - x > 6) rows.push([x, y, end, y])
      x = end + 6 + 40 * random() * random()
    }
  }
  return lines(rows, pen.fine)
}

/** What stands in the water, upside down: short strokes between two edges. */
export function reflection(
  { top, bottom, gap, growth, seed, span }: Field,
  width: number = pen.line,
): string {
  const random = seededRandom(seed)
  const rows: Segment[] = []
  let step = gap
  for (let y = top; y < bottom; y += step) {
    step *= growth
    const [from, to] = span(y)
    const shift = (random() - 0.5) * (to - from) * 0.3
    rows.push([from + shift, y, to + shift - (to - from) * 0.2 * random(), y])
  }
  return lines(rows, width)
}

/** Rows of short strokes. */
export function lawn({ top, bottom, gap, growth, seed, span }: Field): string {
  const random = seededRandom(seed)
  const rows: Segment[] = []
  let step = gap
  for (let y = top; y < bottom; y += step) {
    step *= growth
    const [from, to] = span(y)
    let x = from + 30 * random()
    while (x < to) {
      const end = Math.min(to, x + 8 + 34 * random())
      rows.push([x, y, end, y])
      x = end + 16 + 90 * random()
    }
  }
  return lines(rows, pen.fine, 'soft')
}
