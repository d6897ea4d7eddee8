import { expect, it } from 'vitest'
import { fitCurve, fullTurn, type Point, polar, polygon, strokes } from '#app/lib/geometry.ts'
import { trace } from './testing.ts'

it('strokes draws separate strokes where they were asked for, and none without length', () => {
  const data = strokes([
    [1.4, 2, 10, 2],
    [4.1, 4, 4.4, 4],
    [-5, 7, -5, 30],
    [3, 3, 9, -4.6],
  ])
  expect(trace(data).map(({ points }) => points.flat())).toEqual([
    [1, 2, 10, 2],
    [-5, 7, -5, 30],
    [3, 3, 9, -5],
  ])
})

it('polygon does not add up the errors of rounding', () => {
  const corners = Array.from({ length: 400 }, (_, index): Point => [index * 1.4, index * 0.3])
  const [drawn] = trace(polygon(corners, false))
  expect(drawn?.points.at(-1)).toEqual([Math.round(399 * 1.4), Math.round(399 * 0.3)])
})

it('fitCurve stays within two units of the true curve on average', () => {
  const radius = (angle: number) => 800 + 150 * Math.cos(9 * angle)
  const [drawn] = trace(fitCurve(polar(radius), [0, fullTurn], 9 * 6, true))
  const errors = (drawn?.points ?? []).map(([x, y]) =>
    Math.abs(Math.hypot(x, y) - radius(Math.atan2(x, -y))),
  )
  expect(errors.length).toBeGreaterThan(500)
  expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(2)
})
