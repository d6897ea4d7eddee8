// A flat-roofed building: a wall to the side street, a wall to the avenue, a cornice round both.
import { type Point, polygon, type Segment, seededRandom, segment, strokes } from '../geometry.ts'
import { area, path } from '../svg.ts'
import { type FacadeStyle, facade } from './facade.ts'
import { frontWall, project, scaleAt, sideWall } from './perspective.ts'

export type Block = {
  readonly along: number
  readonly width: number
  readonly depth: number
  readonly height: number
  readonly front: FacadeStyle
  readonly side?: FacadeStyle
}

export function block(building: Block): string {
  const { along, width, depth, height, front, side } = building
  const scale = scaleAt(along + width / 2, 0)
  const random = seededRandom(Math.round(along * 11 + height))
  const flank = { width: depth, height, scale, side: true }
  return (
    (side ? facade(sideWall(along, 0), flank, side, random) : '') +
    facade(frontWall(along, width, 0), { width, height, scale, side: false }, front, random) +
    cornice(building)
  )
}

/** Mouldings project from the wall, so front and side meet beyond the corner of the building. */
function cornice({ along, width, depth, height, front }: Block): string {
  const rise = front.cornice ?? 1
  const foot = height - rise
  const proud = rise * 0.42
  const left = (share: number): Point => project(along + width + proud, -proud, foot + rise * share)
  const corner = (share: number): Point => project(along - proud, -proud, foot + rise * share)
  const right = (share: number): Point => project(along - proud, depth, foot + rise * share)

  const rules: Segment[] = [segment(corner(0.3), corner(1))]
  for (const share of [0.46, 0.62, 0.76, 0.88]) {
    rules.push(segment(left(share), corner(share)), segment(corner(share), right(share)))
  }
  const shade = [0.38, 0.54, 0.69, 0.82, 0.94].map((share) => segment(corner(share), right(share)))
  const face = frontWall(along, width, 0)
  const flank = sideWall(along, 0)
  const dentils: Segment[] = []
  const dentil = (wall: typeof face, across: number) =>
    segment(wall(across, foot, proud / 2), wall(across, foot + rise * 0.32, proud / 2))
  for (let across = 0.25; across < width; across += 0.6) dentils.push(dentil(face, across))
  for (let across = 0.4; across < depth; across += 0.9) dentils.push(dentil(flank, across))

  const soffit = polygon([face(0, foot), face(width, foot), corner(0.3), left(0.3)])
  const moulding = polygon([left(0.3), corner(0.3), right(0.3), right(1), corner(1), left(1)])
  return (
    area(soffit, 'paper') +
    path(strokes(dentils), 3.8) +
    path(moulding, 2.6, 'paper') +
    path(strokes(rules), 1.7) +
    path(strokes(shade), 2)
  )
}
