import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { Point } from '#app/lib/geometry.ts'
import { weekOf } from '#app/lib/hours.ts'
import { foldingRule, weekDial } from './calendar.ts'
import { bodyOf } from './svg.ts'
import { countSwings, inks, linesWith } from './testing.ts'

const week = weekOf([
  { days: 'Monday-Thursday', opens: '11am', closes: '6pm' },
  { days: 'Friday', opens: '11am', closes: '3:30pm' },
])

describe('weekDial', () => {
  const ground = bodyOf(readFileSync(new URL('drawn/week-dial.svg', import.meta.url), 'utf8'))
  const svg = weekDial(inks, ground, week)
  const start = ({ points: [first = [0, 0]] }: { points: Point[] }) => first
  /** Hours since Monday 0:00, read off the angle of a point. */
  const hourAt = ([x, y]: Point) => ((Math.atan2(x, -y) / (2 * Math.PI) + 1) % 1) * 168

  it('has 168 divisions at equal distances', () => {
    const marks = linesWith(svg, 'path[stroke-width="3.6"], path[stroke-width="6"]')
      .filter((line) => !line.closed && Math.hypot(...start(line)) > 980)
      .map((line) => Math.round(hourAt(start(line))) % 168)
    expect(marks.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 168 }, (_, hour) => hour))
  })

  it('inks each span of the week from its opening to its closing', () => {
    // One of each length is drawn, the others are turned copies of it.
    const models = [...svg.matchAll(/<g(?: id="\w+")?>(.*?)<\/g>((?:<use [^>]*>)*)/g)]
    const drawn = models.flatMap(([, body = '', uses = '']) => {
      const ends = linesWith(`<svg>${body}</svg>`, 'path[stroke-width="6"]')
      const hours = ends.map((line) => hourAt(start(line)))
      const turns = [...uses.matchAll(/rotate\(([\d.]+)\)/g)].map(([, degrees]) => Number(degrees))
      return [0, ...turns].flatMap((turn) => hours.map((hour) => hour + (turn / 360) * 168))
    })
    const expected = week.flatMap(({ weekday, opens, closes }) =>
      [opens, closes].map((minutes) => weekday * 24 + minutes / 60),
    )
    expect(drawn).toHaveLength(expected.length)
    for (const [index, hour] of expected.entries()) expect(drawn[index]).toBeCloseTo(hour, 0)
  })

  it('winds as many petals in its middle as there are open hours', () => {
    const fourDays = week.filter(({ weekday }) => weekday < 4)
    const heart = linesWith(weekDial(inks, ground, fourDays), 'path.metal').find(
      ({ closed }) => closed,
    )
    expect(heart && countSwings(heart)).toBe(28)
  })

  it('is drawn for any week, and is light', () => {
    const always = weekOf([{ days: 'Monday-Sunday', opens: '12am', closes: '12am' }])
    for (const each of [week, week.slice(0, 1), always, []]) {
      const drawn = weekDial(inks, ground, each)
      expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
      expect(brotliCompressSync(drawn).length).toBeLessThan(9000)
    }
  })
})

describe('foldingRule', () => {
  const dates = ['2027-01-15', '2027-02-01', '2027-03-15', '2027-05-17', '2027-07-15', '2027-10-15']
  const svg = foldingRule(inks, '', { year: 2027, dates })
  const ticks = (drawing: string) => linesWith(drawing, 'path[stroke-width="4"]')
  const marks = (drawing: string) => linesWith(drawing, 'path.metal[stroke-width="11"]')

  it('has a tick or a mark for every day of the year', () => {
    expect(ticks(svg).length + marks(svg).length).toBe(365)
    const leap = foldingRule(inks, '', { year: 2028, dates: ['2028-02-29'] })
    expect(ticks(leap).length + marks(leap).length).toBe(366)
  })

  it('marks each date once, however many deadlines it has', () => {
    expect(marks(svg)).toHaveLength(dates.length)
    expect(foldingRule(inks, '', { year: 2027, dates: [...dates, ...dates] })).toBe(svg)
  })

  it('has a number beside each date, of dates in a row beside the last', () => {
    const numbers = (days: string[]) =>
      linesWith(foldingRule(inks, '', { year: 2027, dates: days }), 'path.metal[stroke-width="6"]')
        .length
    expect(numbers(['2027-04-01', '2027-04-15'])).toBe(2)
    expect(numbers(['2027-04-01', '2027-04-14', '2027-04-15'])).toBe(2)
  })

  it('has short ticks for the days on which nothing can be due', () => {
    const lengths = ticks(svg).map(
      ({ points: [[, top] = [0, 0], [, bottom] = [0, 0]] }) => bottom - top,
    )
    // 104 weekend days and 13 holidays, as 2027 also keeps New Year's Day of 2028.
    expect(lengths.filter((length) => length === Math.min(...lengths))).toHaveLength(104 + 13)
    expect(new Set(lengths).size).toBe(2)
  })
})
