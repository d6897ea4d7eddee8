// An engraved tree: leaves are short arcs, and only their weight tells light from shade.
import { fullTurn, numbers, type Point, polygon, seededRandom, strokes } from './geometry.ts'
import { area, path } from './svg.ts'

export type Tree = {
  readonly foot: Point
  readonly middle: Point
  readonly radius: number
  readonly trunk: number
  readonly seed: number
  /** How many arcs the crown would hold if none of it were left to the light. */
  readonly leaves: number
  readonly pen: number
}

type Clump = { readonly x: number; readonly y: number; readonly radius: number }
type Leaf = { readonly x: number; readonly y: number; readonly half: number }

/** From the front of the crown to its back, in radii of the crown. */
const clumps: Clump[] = [
  { x: -0.34, y: 0.46, radius: 0.36 },
  { x: 0.3, y: 0.48, radius: 0.38 },
  { x: 0.04, y: 0, radius: 0.44 },
  { x: -0.62, y: 0.1, radius: 0.36 },
  { x: 0.62, y: 0.12, radius: 0.36 },
  { x: -0.42, y: -0.4, radius: 0.42 },
  { x: 0.42, y: -0.38, radius: 0.42 },
  { x: 0.02, y: -0.62, radius: 0.38 },
]

export function tree(options: Tree): string {
  const { foot, middle, radius, trunk, pen } = options
  const [x, y] = middle
  const bark = [-1, -0.5, 0.1, 0.6, 1].map(
    (share) => [foot[0] + share * trunk, foot[1], x + share * trunk * 0.6, y] as const,
  )
  // Two boughs part from the trunk; the crown, painted later, hides where they end.
  const boughs = [-0.3, 0.32].map(
    (side) => [x, y + radius * 1.05, x + radius * side, y + radius * 0.6] as const,
  )
  const crown = clumps.map((clump) => round(clump, options)).join('')
  const shades = shadedLeaves(options)
  return (
    path(strokes([...bark, ...boughs]), pen * 1.9) +
    area(crown, 'paper') +
    shades.map((shade, index) => path(arcs(shade), pen * (1 + 0.8 * index))).join('')
  )
}

function round(clump: Clump, { middle, radius }: Tree): string {
  const corners = Array.from({ length: 10 }, (_, corner): Point => {
    const angle = (corner / 10) * fullTurn
    const reach = clump.radius * 0.97
    return [
      middle[0] + radius * (clump.x + Math.cos(angle) * reach),
      middle[1] + radius * (clump.y + Math.sin(angle) * reach),
    ]
  })
  return polygon(corners)
}

/** Leaves in three shades, from the light (which falls from the upper left) into the dark. */
function shadedLeaves({ middle, radius, seed, leaves }: Tree): [Leaf[], Leaf[], Leaf[]] {
  const random = seededRandom(seed)
  const shades: [Leaf[], Leaf[], Leaf[]] = [[], [], []]
  // Steps of the golden angle spread leaves evenly, as seeds lie in a sunflower.
  const goldenAngle = Math.PI * (3 - Math.sqrt(5))
  for (let leaf = 0; leaf < leaves; leaf++) {
    const distance = Math.sqrt((leaf + random() * 0.8) / leaves)
    const angle = leaf * goldenAngle + seed
    const x = Math.cos(angle) * distance
    const y = Math.sin(angle) * distance
    const clump = clumps.find((place) => Math.hypot(x - place.x, y - place.y) < place.radius)
    if (!clump) continue
    const own = lightness(x - clump.x, y - clump.y) / clump.radius
    const light = 0.6 * own + 0.5 * lightness(x, y) + 0.16 * (random() - 0.5)
    const half = radius * (0.075 + 0.045 * random())
    const place = { x: middle[0] + x * radius, y: middle[1] + y * radius, half }
    // The lit side of a clump is bare paper; the rim of the crown stays drawn.
    if (light < 0.3 || distance > 0.86) shades[light > 0.02 ? 0 : light > -0.32 ? 1 : 2].push(place)
  }
  return shades
}

function lightness(x: number, y: number): number {
  return -0.6 * x - 0.75 * y
}

function arcs(leaves: readonly Leaf[]): string {
  let data = ''
  let penX = 0
  let penY = 0
  for (const leaf of leaves.toSorted((a, b) => a.y - b.y)) {
    const half = Math.round(leaf.half)
    const x = Math.round(leaf.x) - half
    const y = Math.round(leaf.y)
    data += data === '' ? `M${numbers([x, y])}` : `m${numbers([x - penX, y - penY])}`
    data += `q${numbers([half, -Math.round(half * 1.3), 2 * half, 0])}`
    penX = x + 2 * half
    penY = y
  }
  return data
}
