import { describe, expect, it } from 'vitest'
import { tracesWith } from '../services/testing/paths.ts'
import { inks } from '../testing/subjects.ts'
import { lengthOf, morse } from './morse.ts'
import { stopTape } from './stop-tape.ts'
import { alongCurl, turnOfCurl, wayOf } from './way.ts'

describe('morse', () => {
  it('spells STOP as the ITU does: ... - --- .--.', () => {
    const marks = morse('STOP')
    expect(marks.map(({ length }) => (length === 1 ? '.' : '-')).join('')).toBe('...----.--.')
    const spaces = marks.slice(1).map(({ start }, index) => {
      const before = marks[index]
      return start - (before ? before.start + before.length : 0)
    })
    expect(spaces).toEqual([1, 1, 3, 3, 1, 1, 3, 1, 1, 1])
    expect(lengthOf(marks)).toBe(39)
  })

  it('names a letter it does not know', () => {
    expect(() => morse('SOS!')).toThrow('There is no Morse code here for "!".')
  })
})

describe('a way', () => {
  it('is as long as it says, whatever its heading', () => {
    const way = wayOf([0, 0], (along) => Math.sin(along / 90), 900)
    let length = 0
    for (let along = 4; along <= 900; along += 4) {
      const [x1, y1] = way(along - 4)
      const [x2, y2] = way(along)
      length += Math.hypot(x2 - x1, y2 - y1)
    }
    expect(length).toBeCloseTo(900, 3)
  })

  it('knows how far a curl has turned', () => {
    const curl = { radius: 100, tightening: 0.1 }
    expect(turnOfCurl(curl, alongCurl(curl, 2.5))).toBeCloseTo(2.5)
    expect(alongCurl(curl, 1)).toBeLessThan(100)
  })
})

describe('the tape', () => {
  const svg = stopTape(inks, 5)

  /** From left to right: where each woven mark begins and ends, all strands together. */
  function drawnMarks() {
    const strands = tracesWith(svg, 'class="metal"').flat()
    const spans = strands.map(({ points }) => {
      const xs = points.map(([x]) => x)
      return { from: Math.min(...xs), to: Math.max(...xs) }
    })
    return [...Map.groupBy(spans, ({ from }) => Math.round(from / 20)).values()].map((group) => ({
      from: Math.min(...group.map(({ from }) => from)),
      to: Math.max(...group.map(({ to }) => to)),
    }))
  }

  it('carries eleven marks, the dashes three times as long as the dots', () => {
    const lengths = drawnMarks().map(({ from, to }) => to - from)
    expect(lengths).toHaveLength(11)
    const dot = Math.max(...lengths) / 3
    const signs = lengths.map((length) => Math.round(length / dot))
    expect(signs).toEqual(morse('STOP').map(({ length }) => length))
  })

  it('is blank after the last mark', () => {
    const end = Math.max(...drawnMarks().map(({ to }) => to))
    const right = Math.max(...allPoints(svg).map(([x]) => x))
    expect(right - end).toBeGreaterThan(200)
  })

  it('has one turn on the roll for each kind of message', () => {
    const crossings = (kinds: number) => {
      const middle = 208
      const spirals = tracesWith(stopTape(inks, kinds), 'stroke-width="4"').flat()
      return spirals.flatMap(({ points }) =>
        points.filter(([x, y], index) => {
          const [before] = points[index - 1] ?? [x]
          return y < 178 && before < middle !== x < middle
        }),
      ).length
    }
    expect(crossings(5) - crossings(3)).toBe(2)
  })

  it('stays inside its plate', () => {
    const [xs, ys] = [allPoints(svg).map(([x]) => x), allPoints(svg).map(([, y]) => y)]
    expect(Math.min(...xs, ...ys)).toBeGreaterThan(3)
    expect(2280 - Math.max(...xs)).toBeGreaterThan(3)
    expect(552 - Math.max(...ys)).toBeGreaterThan(3)
  })
})

function allPoints(svg: string) {
  return tracesWith(svg).flatMap((lines) => lines.flatMap(({ points }) => points))
}
