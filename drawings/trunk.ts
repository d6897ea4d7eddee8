// A trunk in section: one ring for each full year of the firm, narrow until the work became
// full-time, wide since; the ring in metal is that year. Bark, pith and crack are the ground of
// drawn/about-trunk.svg.
import {
  type Curve,
  fitCurve,
  fullTurn,
  type Point,
  polar,
  polygon,
  type Random,
  type Segment,
  seededRandom,
  strokes,
} from '#app/lib/geometry.ts'
import type { Inks } from './inks.ts'
import { path, plate } from './svg.ts'

export type Years = {
  /** The year in which the first ring begins. */
  readonly founded: number
  /** Undefined where the work was never anything else. */
  readonly fullTimeSince?: number | undefined
  /** Full years since then: as many rings. */
  readonly count: number
}

const pith = 40
const wood = 836
/** The pith of a tree is seldom in its middle. */
const drift: Point = [-70, -46]
/** A full-time year is this much wider than one before. */
const widening = 1.9

const pen = { ring: 4.2, fine: 2.6 }

export function trunk(inks: Inks, ground: string, years: Years): string {
  const random = seededRandom(43_630_397)
  const radii = ringRadii(years)
  return plate(inks, {
    viewBox: [-1000, -1000, 2000, 2000],
    size: [640, 640],
    paint: 'line',
    body: rings(radii, years, random) + rays(radii, random) + ground,
  })
}

/** Laid over the trunk by the page, an eighth wider: lines from the bark (if the firm counts its years),
    the ring in metal and the pith to the right edge, where the page prints what they mean. */
export function trunkLeaders(inks: Inks, years: Years, counted = true): string {
  const turn = turningRing(years)
  const metal = turn === undefined ? undefined : at(ringRadii(years)[turn] ?? pith, 1.57)
  const lines: [target: Point, y: number][] = [
    ...(counted ? [[at(wood + 60, 1.02), -620] satisfies [Point, number]] : []),
    ...(metal ? [[metal, Math.round(metal[1])] satisfies [Point, number]] : []),
    [at(0, 0), 620],
  ]
  const body = lines.map(([target, y]) => {
    const line = polygon([target, [1060, y], [1240, y]], false)
    return path(line, 20, 'bars') + path(line, pen.ring)
  })
  return plate(inks, {
    viewBox: [-1000, -1000, 2250, 2000],
    size: [720, 640],
    paint: 'line',
    body: body.join(''),
  })
}

/** The outer edge of every ring, the first one nearest to the pith. */
function ringRadii({ founded, fullTimeSince = founded, count }: Years): number[] {
  const widths = Array.from({ length: count }, (_, ring) =>
    founded + ring < fullTimeSince ? 1 : widening,
  )
  const unit = (wood - pith) / widths.reduce((sum, width) => sum + width, 0)
  let radius = pith
  return widths.map((width) => {
    radius += width * unit
    return Math.round(radius)
  })
}

/** The ring that ends where full-time work begins. */
function turningRing({ founded, fullTimeSince, count }: Years): number | undefined {
  if (fullTimeSince === undefined) return undefined
  return Math.min(count, Math.max(1, fullTimeSince - founded)) - 1
}

/** No tree is a circle: every ring has the same bends, and its middle wanders from the pith. */
function at(radius: number, angle: number): Point {
  const bends =
    1 +
    0.026 * Math.cos(2 * angle + 0.7) +
    0.02 * Math.cos(3 * angle + 2.1) +
    0.008 * Math.cos(5 * angle + 0.4)
  const [x, y] = polar(() => radius * bends)(angle)
  const wander = Math.max(0, 1 - radius / wood)
  return [x + drift[0] * wander, y + drift[1] * wander]
}

/** A line round the pith, with an unsteadiness of its own. */
function grown(radius: number, random: Random): Curve {
  const [a, b] = [random() * fullTurn, random() * fullTurn]
  const [slow, quick] = [4 + Math.floor(random() * 3), 9 + Math.floor(random() * 4)]
  const unsteady = 1.5 + radius / 260
  return (angle) =>
    at(radius + unsteady * (Math.cos(slow * angle + a) + 0.5 * Math.cos(quick * angle + b)), angle)
}

/** A ring ends in a firm line; inside it the same line, broken, draws together to the outside. */
function rings(radii: readonly number[], years: Years, random: Random): string {
  const turn = turningRing(years)
  const dashes = ['150 16 70 11', '60 14 210 20', '96 12 34 9 180 18']
  let grain = ''
  const lines = radii.map((radius, index) => {
    const line = fitCurve(grown(radius, random), [0, fullTurn], 26, true)
    const width = radius - (radii[index - 1] ?? pith)
    for (const share of width > 40 ? [0.16, 0.36, 0.6] : [0.4]) {
      const scale = 1 - (share * width) / radius
      const [x, y] = drift.map((far) => Math.round(far * (1 - scale)))
      const dash = dashes[Math.floor(random() * dashes.length)]
      grain += `<use href="#ring${index}" transform="translate(${x} ${y})scale(${scale.toFixed(3)})" stroke-dasharray="${dash}"/>`
    }
    return { line, metal: index === turn }
  })
  return (
    `<g stroke-width="${pen.ring}">${lines
      .map(({ line, metal }, index) =>
        metal
          ? `<g stroke-width="24" class="bars"><path id="ring${index}" d="${line}"/></g>`
          : `<path id="ring${index}" d="${line}"/>`,
      )
      .join('')}</g>` +
    `<g stroke-width="${pen.fine}" class="soft">${grain}</g>` +
    (turn === undefined ? '' : `<g stroke-width="9" class="metal"><use href="#ring${turn}"/></g>`)
  )
}

/** Fine strokes across the rings, thicker towards the bark. */
function rays(radii: readonly number[], random: Random): string {
  const segments: Segment[] = []
  for (let ray = 0; ray < 130; ray++) {
    const angle = random() * fullTurn
    const ring = Math.floor(random() ** 0.6 * radii.length)
    const [from, to] = [radii[ring - 1] ?? pith, radii[ring] ?? wood]
    const [start, end] = [from + (to - from) * 0.12, from + (to - from) * 0.85]
    segments.push([...at(start, angle), ...at(end, angle)])
  }
  return path(strokes(segments), pen.fine, 'soft')
}
