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
export function water(field: Field): string {
  const rows = rowsOf(field, function* (y, from, to, random) {
    let x = from + 26 * random()
    while (x < to) {
      const end = Math.min(to, x + (40 + 150 * random()))
      if (end - x > 6) yield [x, y, end, y]
      x = end + 6 + 40 * random() * random()
    }
  })
  return lines(rows, pen.fine)
}

/** What stands in the water, upside down: short strokes between two edges. */
export function reflection(field: Field, width: number = pen.line): string {
  const rows = rowsOf(field, function* (y, from, to, random) {
    const shift = (random() - 0.5) * (to - from) * 0.3
    yield [from + shift, y, to + shift - (to - from) * 0.2 * random(), y]
  })
  return lines(rows, width)
}

/** Rows of short strokes. */
export function lawn(field: Field): string {
  const rows = rowsOf(field, function* (y, from, to, random) {
    let x = from + 30 * random()
    while (x < to) {
      const end = Math.min(to, x + 8 + 34 * random())
      yield [x, y, end, y]
      x = end + 16 + 90 * random()
    }
  })
  return lines(rows, pen.fine, 'soft')
}

type Strokes = (y: number, from: number, to: number, random: () => number) => Iterable<Segment>

/** From the horizon to the viewer the rows lie ever further apart. */
function rowsOf({ top, bottom, gap, growth, seed, span }: Field, strokes: Strokes): Segment[] {
  const random = seededRandom(seed)
  const rows: Segment[] = []
  let step = gap
  for (let y = top; y < bottom; y += step) {
    step *= growth
    const [from, to] = span(y)
    rows.push(...strokes(y, from, to, random))
  }
  return rows
}
