// C, the structure: walls, floors, roof, stair, windows. Depreciated over 27.5 years.
import { polygon, type Segment } from '../geometry.ts'
import { path } from '../svg.ts'
import { box, cut, house, lines, middle, scaled, toned, unit } from './kit.ts'

const { left, right, ground, upperFloor, ceiling, ridge, wall, slab } = house
const { hallLeft, hallRight, partition } = house
const eaves = ceiling + 16

export function structure(): string {
  return rooms() + chimney() + roof() + windows() + shell() + stair()
}

/** The far walls of the rooms, in a light tone. */
function rooms(): string {
  const inside = right - left - 2 * wall
  const tone = { gap: 5, width: 1.7 }
  return (
    toned(box(left + wall, ceiling, inside, upperFloor - ceiling), tone) +
    toned(box(left + wall, upperFloor + slab, inside, ground - upperFloor - slab), tone)
  )
}

function chimney(): string {
  return (
    toned(box(474, 22, 26, 84), { gap: 4, width: 3 }) +
    toned(box(470, 18, 34, 6), { gap: 3, width: 3 })
  )
}

function roof(): string {
  const half = (right - left) / 2
  const rise = ceiling - ridge - 10
  const boards: Segment[] = []
  for (let board = 1; board < 24; board++) {
    const share = board / 24
    const reach = half * (1 - share) - 8
    boards.push([middle - reach, ceiling - rise * share, middle + reach, ceiling - rise * share])
  }
  const posts: Segment[] = []
  for (let post = 1; post <= 6; post++) {
    const share = post / 7
    for (const side of [-1, 1]) {
      const x = middle + side * half * share
      posts.push([x, ridge + 10 + rise * share, x, ceiling])
    }
  }
  const attic = scaled([
    [left, ceiling],
    [middle, ridge + 8],
    [right, ceiling],
  ])
  const shell = [
    [left - 32, eaves],
    [middle, ridge - 8],
    [right + 32, eaves],
    [right + 13, eaves],
    [middle, ridge + 10],
    [left - 13, eaves],
  ] as const
  const [x, y] = [middle * unit, (ridge + 72) * unit]
  return (
    path(polygon(attic), 3, 'paper') +
    lines(boards, 1.7) +
    lines(posts, 3) +
    path(`M${x - 74} ${y + 66}v-58a74 74 0 0 1 148 0v58z`, 3, 'paper') +
    path(`M${x - 64} ${y + 56}v-48a64 64 0 0 1 128 0v48z`, 2, 'glass') +
    path(`M${x} ${y - 56}v112m-64-48h128`, 4, 'bars') +
    cut(shell)
  )
}

function windows(): string {
  const openings = [
    [262, 186, 32, 44],
    [212, 186, 32, 44],
    [456, 286, 46, 40],
    [506, 286, 46, 40],
    [366, 182, 28, 56],
  ] as const
  return openings
    .map(([x, y, width, height]) => {
      const bars: Segment[] = [
        [x + width / 2, y, x + width / 2, y + height],
        [x, y + height / 2, x + width, y + height / 2],
      ]
      return (
        path(polygon(scaled(box(x - 2.5, y - 2.5, width + 5, height + 5))), 3, 'paper') +
        path(polygon(scaled(box(x, y, width, height))), 2, 'glass') +
        `<g class="bars">${lines(bars, 4)}</g>` +
        lines([[x - 5, y + height + 4, x + width + 5, y + height + 4]], 5)
      )
    })
    .join('')
}

/** Everything the cut goes through: outer walls, floors, party walls, footings. */
function shell(): string {
  const foot = ground + 12
  const deep = ground + 34
  const footing = [
    [left - 14, ground],
    [right + 14, ground],
    [right + 14, foot],
    [right + 2, foot],
    [right + 2, deep],
    [right - 14, deep],
    [right - 14, foot],
    [left + 14, foot],
    [left + 14, deep],
    [left - 2, deep],
    [left - 2, foot],
    [left - 14, foot],
  ] as const
  const height = ground - ceiling
  const upper = upperFloor - ceiling
  const lower = ground - upperFloor - slab
  return [
    box(left, ceiling, wall, height),
    box(right - wall, ceiling, wall, height),
    box(hallLeft, ceiling, partition, upper),
    box(hallRight - partition, ceiling, partition, upper),
    box(hallLeft, upperFloor + slab, partition, lower),
    box(hallRight - partition, upperFloor + slab, partition, lower),
    box(left, ceiling - 4, right - left, 7),
    box(left, upperFloor, hallLeft - left + partition, slab),
    box(hallRight - partition - 14, upperFloor, right - hallRight + partition + 14, slab),
    footing,
  ]
    .map((corners) => cut(corners))
    .join('')
}

/** The stair in the hall that all four apartments share. */
function stair(): string {
  const steps = 12
  const start = hallLeft + partition + 2
  const run = (hallRight - partition - 14 - start) / steps
  const rise = (ground - upperFloor) / steps
  const treads: [number, number][] = [[start, ground]]
  for (let step = 0; step < steps; step++) {
    const x = start + step * run
    const y = ground - (step + 1) * rise
    treads.push([x, y], [x + run, y])
  }
  const end = start + steps * run
  const rail: Segment[] = [
    [start + 2, ground - 30, end, upperFloor - 24],
    [end, upperFloor - 24, hallRight - partition, upperFloor - 24],
  ]
  for (let step = 0; step < steps; step += 2) {
    const x = start + (step + 0.5) * run
    const y = ground - (step + 1) * rise
    rail.push([x, y, x, y - 22])
  }
  return cut([...treads, [end, upperFloor + slab], [start + run * 1.6, ground]]) + lines(rail, 3)
}
