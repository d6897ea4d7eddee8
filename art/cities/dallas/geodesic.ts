// A geodesic ball: the icosahedron, every face divided, every corner pushed out to the sphere.

type Corner = readonly [x: number, y: number, z: number]
type Edge = readonly [from: readonly [number, number], to: readonly [number, number]]

const golden = (1 + Math.sqrt(5)) / 2
const corners: Corner[] = [-1, 1].flatMap((a) =>
  [-golden, golden].flatMap((b): Corner[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
)

/** The edges on the side towards us of a ball with radius 1, every edge of it once. */
export function geodesicEdges(frequency: number): Edge[] {
  const found = new Map<string, Edge>()
  const add = (one: Corner, other: Corner): void => {
    const [from, to] = [tilted(onSphere(one)), tilted(onSphere(other))]
    if (from[2] < 0 || to[2] < 0) return
    const names = [from, to].map((corner) => corner.map((value) => value.toFixed(3)).join()).sort()
    const ends = [from, to].sort((a, b) => a[1] - b[1] || a[0] - b[0])
    const [first = from, last = to] = ends
    found.set(names.join(), [
      [first[0], first[1]],
      [last[0], last[1]],
    ])
  }
  for (const [a, b, c] of faces()) {
    const at = (row: number, column: number) => inFace(a, b, c, row / frequency, column / frequency)
    for (let row = 0; row < frequency; row++) {
      for (let column = 0; column <= row; column++) {
        add(at(row, column), at(row + 1, column))
        add(at(row, column), at(row + 1, column + 1))
        add(at(row + 1, column), at(row + 1, column + 1))
      }
    }
  }
  return [...found.values()]
}

/** Three corners make a face when each is next to the others. */
function faces(): [Corner, Corner, Corner][] {
  const near = (one: Corner, other: Corner) =>
    Math.abs(Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]) - 2) < 0.01
  return corners.flatMap((a, first) =>
    corners.slice(first + 1).flatMap((b, second) =>
      corners
        .slice(first + second + 2)
        .filter((c) => near(a, b) && near(b, c) && near(a, c))
        .map((c): [Corner, Corner, Corner] => [a, b, c]),
    ),
  )
}

/** `down` rows from corner a, `across` columns towards corner c. */
function inFace(a: Corner, b: Corner, c: Corner, down: number, across: number): Corner {
  const mix = (axis: 0 | 1 | 2) =>
    a[axis] * (1 - down) + b[axis] * (down - across) + c[axis] * across
  return [mix(0), mix(1), mix(2)]
}

function onSphere([x, y, z]: Corner): Corner {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** Turned a little, so that no strut lies exactly behind another. */
function tilted([x, y, z]: Corner): Corner {
  const [turn, tip] = [0.35, 0.22]
  const [x2, z2] = [
    x * Math.cos(turn) + z * Math.sin(turn),
    z * Math.cos(turn) - x * Math.sin(turn),
  ]
  return [x2, y * Math.cos(tip) - z2 * Math.sin(tip), y * Math.sin(tip) + z2 * Math.cos(tip)]
}
