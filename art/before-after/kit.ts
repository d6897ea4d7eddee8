// What both desks share: plate units, the pad to write on, and paper that casts a shadow.
import { hatch, type Point, polygon, rectangle, strokes } from '../geometry.ts'
import { group, path } from '../svg.ts'

/** Plate units in a pixel. */
export const unit = 4

/** Line widths: a contour, a fine line, hatching, and how far a shadow reaches. */
export const pen = { contour: 5, fine: 3, hatch: 2.4, shadow: 22 }

export const pad = { width: 1320, height: 1056 }

/** A drawing set down on the plate, turned about its own top left corner. */
export function placed(x: number, y: number, degrees: number, body: string): string {
  const turn = degrees === 0 ? '' : `rotate(${degrees})`
  return `<g transform="translate(${x} ${y})${turn}">${body}</g>`
}

/** A sheet of paper, its top left in the origin, with its shadow to the right and below. */
export function sheet(width: number, height: number, body: string): string {
  return (
    shadow(width, height) +
    path(polygon(rectangle(0, 0, width, height)), pen.contour, 'paper') +
    body
  )
}

/** Short strokes across the edge, which a dashed line draws in a few bytes. */
export function shadow(width: number, height: number): string {
  const reach = pen.shadow / 2
  return `<path class="soft" stroke-width="${pen.shadow}" stroke-dasharray="3 6" d="M${width + reach} 18V${height}M18 ${height + reach}H${width + 2 * reach}"/>`
}

/** The pad: a double frame with a corner of leather at each end. */
export function deskPad(): string {
  const { width, height } = pad
  const corner = 150
  const corners = [
    { x: 0, y: 0, right: 1, down: 1 },
    { x: width, y: 0, right: -1, down: 1 },
    { x: 0, y: height, right: 1, down: -1 },
    { x: width, y: height, right: -1, down: -1 },
  ].map(({ x, y, right, down }): Point[] => [
    [x, y],
    [x + right * corner, y],
    [x, y + down * corner],
  ])
  // Strokes run along the cut of each corner, so that the four of them frame the pad.
  const leather = corners.flatMap((triangle, index) =>
    hatch([triangle], { angle: (index % 3 === 0 ? -1 : 1) * (Math.PI / 4), gap: 9 }),
  )
  const frames = polygon(rectangle(0, 0, width, height))
  const inner = polygon(rectangle(16, 16, width - 32, height - 32))
  return group(
    path(frames, pen.contour) +
      path(inner + corners.map((triangle) => polygon(triangle)).join(''), pen.fine) +
      path(strokes(leather), pen.hatch),
    'soft',
  )
}
