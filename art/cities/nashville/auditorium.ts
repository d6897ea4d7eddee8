// The gabled brick tabernacle that became a concert hall.
import { between, type Point } from '../../geometry.ts'
import { box, level, outline, panes, pen, shape, spread, toned, upright } from '../kit.ts'

/** The tabernacle: a steep gable of brick, lancets below and in the gable, a long roof. */
export function auditorium(vanish: Point): string {
  const [left, right, eaves, ground] = [52, 224, 372, 462]
  const middle = (left + right) / 2
  const peak: Point = [middle, 268]
  const back = (point: Point) => between(point, vanish, 0.26)
  const gable: Point[] = [[left, ground], [left, eaves], peak, [right, eaves], [right, ground]]
  const low = spread(0, 4, 4).map((index) => lancet(left + 15 + index * 33, eaves + 20, 12, 52))
  const high = [-30, 0, 30].map((shift) =>
    lancet(middle + shift - 7, eaves - 40 + Math.abs(shift) * 0.5, 14, 44 - Math.abs(shift) * 0.3),
  )
  const side = [
    [right, eaves],
    back([right, eaves]),
    back([right, ground]),
    [right, ground],
  ] as Point[]
  const flanks = [0.14, 0.34, 0.54, 0.74, 0.92].map((share): Point[] => {
    const at = (x: number, y: number) => between([right, y], back([right, y]), share + x)
    return [
      at(0, eaves + 70),
      at(0, eaves + 30),
      at(0.045, eaves + 20),
      at(0.09, eaves + 30),
      at(0.09, eaves + 70),
    ]
  })
  return (
    shape(side, pen.contour) +
    toned([side], { angle: upright, gap: 2.2, width: pen.fine }) +
    panes(flanks, (index) => index % 2 === 0, 1.6) +
    shape([peak, back(peak), back([right + 10, eaves + 6]), [right + 10, eaves + 6]], pen.contour, {
      angle: Math.atan2(back(peak)[1] - peak[1], back(peak)[0] - peak[0]),
      gap: 3.6,
      width: 1.1,
    }) +
    shape(gable, pen.contour, { angle: level, gap: 3.4 }) +
    shape(box(left, eaves + 4, right, eaves + 9), pen.line) +
    panes([...low, ...high], (index) => index % 4 !== 1, 3) +
    outline([[left - 12, eaves + 10], peak, [right + 12, eaves + 10]], 7, { closed: false }) +
    outline([[left - 12, eaves + 10], peak, [right + 12, eaves + 10]], 3.4, {
      closed: false,
      paint: 'bars',
    })
  )
}

/** A tall window with a pointed head. */
function lancet(x: number, y: number, width: number, height: number): Point[] {
  const head = width * 1.1
  return [
    [x, y + height],
    [x, y + head],
    [x + width * 0.16, y + head * 0.45],
    [x + width / 2, y],
    [x + width * 0.84, y + head * 0.45],
    [x + width, y + head],
    [x + width, y + height],
  ]
}
