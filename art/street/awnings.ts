// Striped awnings over every second shop window.
import { between, type Point, polygon, type Segment, segment, strokes } from '../geometry.ts'
import { path } from '../svg.ts'
import type { FacadeStyle } from './facade.ts'
import type { Wall } from './perspective.ts'

const stripes = 9

export function awnings(wall: Wall, width: number, style: FacadeStyle): string {
  const bay = width / style.bays
  const top = style.ground * 0.74
  let cloth = ''
  const lines: Segment[] = []
  for (let column = 0; column < style.bays; column += 2) {
    const left = (column + 0.06) * bay
    const right = (column + 0.94) * bay
    const corners: [Point, Point, Point, Point] = [
      wall(left, top),
      wall(right, top),
      wall(right, top - 1, 1.3),
      wall(left, top - 1, 1.3),
    ]
    cloth += polygon(corners)
    for (let stripe = 0; stripe <= stripes; stripe++) {
      const share = stripe / stripes
      lines.push(
        segment(between(corners[0], corners[1], share), between(corners[3], corners[2], share)),
      )
    }
  }
  return path(cloth, 2.3, 'paper') + path(strokes(lines), 5.3)
}
