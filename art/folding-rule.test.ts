import { describe, expect, it } from 'vitest'
import { foldingRule } from './folding-rule.ts'
import { circles, tracesWith } from './services/testing/paths.ts'
import { inks } from './testing/subjects.ts'

const dates = ['2027-01-15', '2027-02-01', '2027-03-15', '2027-05-17', '2027-07-15', '2027-10-15']
const svg = foldingRule(inks, { year: 2027, dates })
const ticksOf = (drawing: string) => tracesWith(drawing, 'stroke-width="4"').flat()
const marksOf = (drawing: string) => tracesWith(drawing, 'class="metal"', 'width="11"').flat()

describe('the folding rule', () => {
  it('has a tick or a mark for every day of the year, on four limbs', () => {
    expect(tracesWith(svg, 'stroke-width="4"')).toHaveLength(4)
    expect(ticksOf(svg).length + marksOf(svg).length).toBe(365)
    const leap = foldingRule(inks, { year: 2028, dates: ['2028-02-29'] })
    expect(ticksOf(leap).length + marksOf(leap).length).toBe(366)
  })

  it('marks each date once, however many deadlines it has', () => {
    expect(marksOf(svg)).toHaveLength(dates.length)
    expect(foldingRule(inks, { year: 2027, dates: [...dates, ...dates] })).toBe(svg)
  })

  it('has short ticks for the days on which nothing can be due', () => {
    const lengths = ticksOf(svg).map(({ points: [[, y1] = [0, 0], [, y2] = [0, 0]] }) => y2 - y1)
    const [short = 0, long = 0] = [...new Set(lengths)].sort((a, b) => a - b)
    expect(new Set(lengths)).toEqual(new Set([short, long]))
    // 104 weekend days and 13 holidays, as 2027 also keeps New Year's Day of 2028.
    expect(lengths.filter((length) => length === short)).toHaveLength(104 + 13)
  })

  it('stays on its plate, hinges and figures included', () => {
    const [width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [])
      .slice(1)
      .map(Number)
    for (const { x, y, radius } of circles(svg)) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThan(radius + 40)
    }
    const corners = [...svg.matchAll(/[ML](-?\d+)[ ]?(-?\d+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ])
    expect(corners.every(([x = 0, y = 0]) => x >= -10 && x < width && y >= -70 && y < height)).toBe(
      true,
    )
  })
})
