import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type Span, weekOf } from '../app/lib/week.ts'
import { tracesWith } from './services/testing/paths.ts'
import { inks } from './testing/subjects.ts'
import { countSwings } from './testing/trace.ts'
import { weekDial } from './week-dial.ts'

const week = weekOf([
  { days: 'Monday-Thursday', opens: '11am', closes: '6pm' },
  { days: 'Friday', opens: '11am', closes: '3:30pm' },
])
const svg = weekDial(inks, week)

/** Hours since Monday 0:00, read off the angle of a point. */
const hourAt = ([x, y]: readonly [number, number]) =>
  ((Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1) * 168
const first = <Value>(list: readonly Value[]) => list[0] as Value

describe('the dial of the week', () => {
  it('has 168 divisions at equal distances', () => {
    const marks = [...tracesWith(svg, 'stroke-width="3.6"'), ...tracesWith(svg, 'stroke-width="6"')]
      .flat()
      .filter(({ points, closed }) => !closed && Math.hypot(...first(points)) > 980)
      .map(({ points }) => hourAt(first(points)))
      .map((hour) => Math.round(hour) % 168)
    expect(marks.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 168 }, (_, hour) => hour))
  })

  it('inks each span of the week from its opening to its closing', () => {
    // One of each length is drawn, the others are copies of it: Monday's to Thursday's, and Friday's.
    const models = [...svg.matchAll(/<g(?: id="\w+")?>(.*?)<\/g>((?:<use [^>]*>)*)/g)]
    const drawn = models.flatMap(([, body = '', uses = '']) => {
      const sides = tracesWith(body, 'stroke-width="6"').flat()
      const hours = sides.map(({ points }) => hourAt(first(points)))
      const turns = [...uses.matchAll(/rotate\(([\d.]+)\)/g)].map(([, degrees]) => Number(degrees))
      return [0, ...turns].map((turn) => hours.map((hour) => hour + (turn / 360) * 168))
    })
    const expected = week.map(({ weekday, opens, closes }) => [
      weekday * 24 + opens / 60,
      weekday * 24 + closes / 60,
    ])
    expect(drawn).toHaveLength(expected.length)
    for (const [index, pair] of drawn.entries()) {
      for (const [side, hour] of pair.entries()) {
        expect(hour).toBeCloseTo(expected[index]?.[side] ?? 0, 0.5)
      }
    }
  })

  it('winds as many petals in its heart as there are open hours', () => {
    const whole: Span[] = week.filter(({ weekday }) => weekday < 4)
    const heart = tracesWith(weekDial(inks, whole), 'class="metal"')
      .flat()
      .find(({ closed }) => closed)
    expect(heart && countSwings(heart)).toBe(28)
  })

  it('is drawn for any week, and is light', () => {
    const always = weekOf([{ days: 'Monday-Sunday', opens: '12am', closes: '12am' }])
    for (const each of [week, week.slice(0, 1), always]) {
      const drawn = weekDial(inks, each)
      expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
      expect(brotliCompressSync(drawn).length).toBeLessThan(9000)
    }
  })
})
