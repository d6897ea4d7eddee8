import { describe, expect, it } from 'vitest'
import { inks } from './testing/subjects.ts'
import { drawnPaths, trace } from './testing/trace.ts'
import { bandTile, bandWideTile, checkFillTile, microprintTile, underprintTile } from './tiles.ts'

describe('tiles', () => {
  it('join at their sides: every line leaves at the height at which one enters', () => {
    for (const [tile, length] of [
      [checkFillTile(inks), 16],
      [bandTile(inks), 1500],
      [bandWideTile(inks), 1800],
      [underprintTile(inks), 3600],
    ] as const) {
      const lines = drawnPaths(tile).flatMap(({ data }) => trace(data))
      const entering = lines.map(({ points }) => points[0])
      const leaving = lines.map(({ points }) => points.at(-1))
      expect(entering.every((point) => point?.[0] === 0)).toBe(true)
      expect(leaving.map((point) => point && [point[0] - length, point[1]])).toEqual(entering)
    }
  })

  it('joins above and below: the underprint repeats after its height', () => {
    const rows = drawnPaths(underprintTile(inks))
      .flatMap(({ data }) => trace(data))
      .map(({ points }) =>
        points.map(([x, y]) => `${Math.round(x)},${Math.round(y / 3)}`).join(' '),
      )
    const next = drawnPaths(underprintTile(inks))
      .flatMap(({ data }) => trace(data))
      .map(({ points }) =>
        points.map(([x, y]) => `${Math.round(x)},${Math.round((y - 450) / 3)}`).join(' '),
      )
    expect(next.filter((row) => rows.includes(row)).length).toBeGreaterThanOrEqual(4)
  })

  it('prints a sentence as capitals without spaces, as wide as the sentence is long', () => {
    const tile = microprintTile(inks, 'Pay no more, & rest.')
    expect(tile).toContain('>PAYNOMOREREST<')
    const width = (sentence: string) =>
      Number(/<pattern id="tile" width="(\d+)"/.exec(microprintTile(inks, sentence))?.[1])
    expect(width('a'.repeat(60))).toBeGreaterThan(1.8 * width('a'.repeat(30)))
  })
})
