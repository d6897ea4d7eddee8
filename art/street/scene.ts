// The hero: a street corner before the sun, painted from the sky and the far end of the avenue to
// the corner. One plate, so that the first screen waits for one picture.
import type { Inks } from '../inks.ts'
import { sun, sunRadius } from '../sun.ts'
import { plate } from '../svg.ts'
import { type Block, block } from './block.ts'
import { lamp, streetTree, waterTank } from './furniture.ts'
import { ground } from './ground.ts'
import { house } from './house.ts'
import { plateHeight, plateWidth } from './perspective.ts'

const warehouse: Block = {
  along: 80,
  width: 9,
  depth: 10,
  height: 9.4,
  front: { floors: 2, bays: 4, ground: 3.4, gap: 0.42, pen: 1.4, far: true },
  side: { floors: 2, bays: 3, ground: 3.4, gap: 0.34, pen: 2.3, far: true },
}

const rowHouses: Block[] = [
  {
    along: 40,
    width: 8.4,
    depth: 10,
    height: 11.2,
    front: { floors: 2, bays: 3, ground: 4, gap: 0.27, pen: 1.4, arched: true, belts: 'between' },
  },
  {
    along: 32,
    width: 8,
    depth: 10,
    height: 13.2,
    front: { floors: 3, bays: 3, ground: 3.6, boards: 0.26 },
    side: { floors: 3, bays: 3, ground: 3.6, gap: 0.3, pen: 2.3, shade: 0.7, far: true },
  },
  {
    along: 23.2,
    width: 8.8,
    depth: 10,
    height: 10.8,
    front: { floors: 2, bays: 3, ground: 4, gap: 0.25, pen: 1.4, arched: true },
  },
  {
    along: 14.6,
    width: 8.6,
    depth: 12,
    height: 16,
    front: { floors: 3, bays: 3, ground: 4.2, belts: 'between', shop: true },
    side: { floors: 3, bays: 4, ground: 4.2, gap: 0.26, pen: 2.3, shade: 0.55 },
  },
]

const corner: Block = {
  along: 0,
  width: 14.4,
  depth: 27,
  height: 24.4,
  front: {
    floors: 5,
    bays: 5,
    ground: 4.8,
    gap: 0.215,
    cornice: 1.7,
    shop: true,
    belts: 'all',
    quoins: true,
    door: 3,
    lit: 0.4,
  },
  side: {
    floors: 5,
    bays: 7,
    ground: 4.8,
    gap: 0.235,
    pen: 2.6,
    cornice: 1.7,
    shade: 0.6,
    belts: 'all',
    quoins: true,
    lit: 0.4,
    far: true,
  },
}

/** Where the sun stands: its middle and its size, as shares of the street's width. */
const sunAt = { x: 0.695, y: 0.141, radius: 0.185 }
/** The sun's rim rises above the street's own plate. */
const sky = 240

export function hero(inks: Inks): string {
  const scene = [
    ground(),
    house({ along: 103, width: 9, depth: 8, height: 5.2, rise: 3.4, gap: 0.46 }),
    house({ along: 91, width: 9, depth: 8, height: 5.2, rise: 3.2, gap: 0.46 }),
    block(warehouse),
    streetTree(77.6, -1.5, 2.4, { seed: 5, leaves: 90 }),
    house({ along: 66, width: 10, depth: 9, height: 5.8, rise: 3.9, gap: 0.36 }),
    streetTree(63.6, -2, 2.3, { seed: 9, leaves: 90 }),
    house({ along: 52.5, width: 10, depth: 9, height: 5.8, rise: 4, gap: 0.33 }),
    streetTree(50.2, -1.5, 2.2, { seed: 3, leaves: 90 }),
    ...rowHouses.map(block),
    waterTank({ along: 9.5, back: 3, roof: 23.5, radius: 1.7, height: 3.4 }),
    block(corner),
    streetTree(20.5, -2.6, 2.3, { seed: 21, leaves: 120 }),
    streetTree(31, -2.6, 2.4, { seed: 17, leaves: 120 }),
    ...[9.4, 26, 43, 61].map((along) => lamp(along, -3.3)),
    streetTree(-11.5, 9, 2.9, { seed: 33, leaves: 120 }),
    streetTree(-13.6, 1, 3.4, { seed: 8, leaves: 190 }),
  ]
  return plate(inks, {
    viewBox: [0, -sky, plateWidth, plateHeight + sky],
    size: [1600, 780],
    paint: 'line',
    body: `${placedSun()}<g stroke-linejoin="round">${scene.join('')}</g>`,
  })
}

function placedSun(): string {
  const [x, y] = [sunAt.x * plateWidth, sunAt.y * plateWidth].map(Math.round)
  const scale = Number(((sunAt.radius * plateWidth) / sunRadius).toFixed(3))
  return `<g transform="translate(${x} ${y}) scale(${scale})" class="metal">${sun()}</g>`
}
