// Windows and doors of a wall: glass with a margin of paper, glazing bars, sills and lintels.
import { type Point, polygon, type Random, type Segment, strokes } from '../geometry.ts'
import { path } from '../svg.ts'
import type { FacadeSize, FacadeStyle } from './facade.ts'
import { level, type Opening, onWall, upright, type Wall } from './perspective.ts'

/** Share of a bay that a window takes, and share of a shop bay that its display takes. */
const windowShare = 0.42
const displayShare = 0.74

export function windows(
  wall: Wall,
  size: FacadeSize & { readonly top: number },
  style: FacadeStyle,
  random: Random,
): string {
  const upper = upperOpenings(size.width, size.top, style)
  const lower = groundOpenings(size.width, style)
  let dark = ''
  let lit = ''
  const bars: Segment[] = []
  const blinds: Segment[] = []
  const ledges: Segment[] = []
  for (const opening of [...upper, ...lower]) {
    const isUpper = upper.includes(opening)
    const arched = style.arched === true && isUpper
    const glass = polygon(arched ? archOnWall(wall, opening) : onWall(wall, opening))
    const isLit = random() < (style.lit ?? 0.3)
    if (isLit) lit += glass
    else dark += glass
    bars.push(...glazing(wall, opening, style.far === true))
    if (style.far) continue
    if (isLit && isUpper && !arched) blinds.push(...blind(wall, opening, random()))
    const { left, right, bottom, top } = opening
    if (bottom > 0.1) ledges.push(level(wall, bottom - 0.12, left - 0.2, right + 0.2))
    if (isUpper && !arched) ledges.push(level(wall, top + 0.2, left - 0.16, right + 0.16))
  }
  const margin = Math.round(size.scale * (size.side ? 0.12 : 0.26))
  return (
    path(dark, margin, 'glass') +
    path(lit, margin, 'glass lit') +
    path(strokes(bars), size.side ? 1.5 : 2.1, 'bars') +
    path(strokes(blinds), 1.2, 'bars') +
    path(strokes(ledges), 3)
  )
}

function upperOpenings(width: number, top: number, style: FacadeStyle): Opening[] {
  const { floors, bays, ground } = style
  const floorHeight = (top - ground) / floors
  const bay = width / bays
  const half = (bay * windowShare) / 2
  const openings: Opening[] = []
  for (let floor = 0; floor < floors; floor++) {
    const bottom = ground + (floor + 0.2) * floorHeight
    for (let column = 0; column < bays; column++) {
      const middle = (column + 0.5) * bay
      const top = bottom + floorHeight * 0.58
      openings.push({ left: middle - half, bottom, right: middle + half, top })
    }
  }
  return openings
}

function groundOpenings(width: number, style: FacadeStyle): Opening[] {
  const { bays, ground, shop, door = 1 } = style
  const bay = width / bays
  const half = (bay * (shop ? displayShare : windowShare)) / 2
  return Array.from({ length: bays }, (_, column) => {
    const middle = (column + 0.5) * bay
    const bottom = column === door ? 0 : 0.75
    return { left: middle - half, bottom, right: middle + half, top: ground * 0.66 }
  })
}

function glazing(wall: Wall, { left, bottom, right, top }: Opening, far: boolean): Segment[] {
  const wide = right - left
  if (wide > 2.4) {
    return [
      upright(wall, left + wide * 0.33, bottom, top),
      upright(wall, left + wide * 0.67, bottom, top),
      level(wall, top - 0.75, left, right),
    ]
  }
  const cross = level(wall, (bottom + top) / 2, left, right)
  return [...(far ? [] : [cross]), upright(wall, (left + right) / 2, bottom, top)]
}

/** Slats let down to some height; lit from behind at night, they keep the light warm. */
function blind(wall: Wall, { left, bottom, right, top }: Opening, down: number): Segment[] {
  const slats: Segment[] = []
  const end = top - (top - bottom) * (0.35 + 0.4 * down)
  for (let up = top - 0.16; up > end; up -= 0.17) slats.push(level(wall, up, left, right))
  return slats
}

/** A window with a round head, as a polygon: five chords are round enough at this size. */
function archOnWall(wall: Wall, { left, bottom, right, top }: Opening): Point[] {
  const radius = (right - left) / 2
  const middle = (left + right) / 2
  const spring = top - radius * 0.5
  const head = Array.from({ length: 6 }, (_, chord) => {
    const angle = (Math.PI * chord) / 5
    return wall(middle + Math.cos(angle) * radius, spring + Math.sin(angle) * radius)
  })
  return [wall(left, bottom), wall(right, bottom), ...head]
}
