// B, what stands around the building: fence, walk, lamp, patio, planting. Fifteen years.
// D, the land itself, which is never written off.
import { polygon, type Segment, seededRandom } from '../geometry.ts'
import { path } from '../svg.ts'
import { tree } from '../tree.ts'
import { house, lines, scaled, toned, unit } from './kit.ts'

const { ground } = house

export function site(): string {
  return fence() + paving(134, 34) + walkLamp(148) + paving(592, 76) + pergola() + planting()
}

/** Broken strokes that grow shorter and sparser with depth. */
export function land(): string {
  const random = seededRandom(4)
  const earth: Segment[] = []
  for (let row = 0; row < 9; row++) {
    const y = ground + 8 * (row + 1)
    for (let x = 8 + (row % 2) * 14; x < 748; x += 20 + row * 4) {
      earth.push([x, y, x + (15 - row * 1.1) * (0.6 + 0.4 * random()), y])
    }
  }
  const surface: Segment[] = [
    [0, ground, house.left - 14, ground],
    [house.right + 14, ground, 760, ground],
  ]
  return lines(earth, 3) + lines(surface, 5)
}

function fence(): string {
  let pickets = ''
  for (let x = 14; x < 118; x += 11) {
    const picket = [
      [x, ground],
      [x, ground - 38],
      [x + 3.5, ground - 44],
      [x + 7, ground - 38],
      [x + 7, ground],
    ] as const
    pickets += polygon(scaled(picket))
  }
  const rails: Segment[] = [
    [8, ground - 29, 126, ground - 29],
    [8, ground - 11, 126, ground - 11],
  ]
  return path(pickets, 3.4, 'paper') + lines(rails, 6)
}

function paving(x: number, width: number): string {
  const slab = [
    [x, ground],
    [x + width, ground],
    [x + width, ground + 7],
    [x, ground + 7],
  ] as const
  return toned(slab, { gap: 2.6, angle: -Math.PI / 4, width: 4 })
}

function walkLamp(x: number): string {
  const top = ground - 62
  const lantern = [
    [x - 7, top - 16],
    [x + 7, top - 16],
    [x + 4, top],
    [x - 4, top],
  ] as const
  const hat = [
    [x - 10, top - 16],
    [x, top - 26],
    [x + 10, top - 16],
  ] as const
  return (
    lines([[x, ground, x, top]], 7) +
    toned(lantern, { gap: 3, angle: Math.PI / 2, width: 2 }) +
    toned(hat, { gap: 1.6, width: 4 })
  )
}

function pergola(): string {
  const top = ground - 74
  const posts = [606, 610, 650, 654].map((x): Segment => [x, ground, x, top + 2])
  const beams: Segment[] = [
    [596, top, 664, top],
    [596, top - 4, 664, top - 4],
  ]
  const rafters = [600, 610, 620, 630, 640, 650, 660].map((x): Segment => [x, top - 6, x, top - 12])
  return lines(posts, 3.4) + lines(beams, 4) + lines(rafters, 8)
}

function planting(): string {
  return (
    tree({
      foot: [706 * unit, ground * unit],
      middle: [706 * unit, (ground - 100) * unit],
      radius: 50 * unit,
      trunk: 3.4 * unit,
      seed: 6,
      leaves: 200,
      pen: 2.4,
    }) +
    shrub(160, 14, 2) +
    shrub(680, 14, 5)
  )
}

function shrub(x: number, radius: number, seed: number): string {
  const random = seededRandom(seed)
  let leaves = ''
  for (let leaf = 0; leaf < 26; leaf++) {
    const angle = Math.PI * random()
    const distance = Math.sqrt(random()) * radius
    const leafX = Math.round((x + Math.cos(angle) * distance - 3) * unit)
    const leafY = Math.round((ground - Math.sin(angle) * distance * 0.8 - 1) * unit)
    leaves += `M${leafX} ${leafY}q12-14 24 0`
  }
  return path(leaves, 4)
}
