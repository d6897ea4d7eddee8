// A coupon torn in two along its perforation, for the screen that says something broke.
import { type Curve, fitCurve, fullTurn, type Random, seededRandom } from './geometry.ts'
import type { Inks } from './inks.ts'
import { markPetal, markPetals, markShare } from './marks.ts'
import { path, plate } from './svg.ts'
import { checkFillWave } from './tiles.ts'

/** Plate units in a pixel. */
const unit = 3
const width = 900 * unit
const height = 420 * unit

const left = 126
const right = width - 126
const top = 120
const bottom = height - 120
const tear = width / 2

/** Holes of the perforation and the paper between them. */
const hole = 22
const bridge = 26

export function tornCoupon(inks: Inks): string {
  const breaks = bridges(seededRandom(404))
  return plate(inks, {
    viewBox: [0, 0, width, height],
    size: [width / unit, height / unit],
    paint: 'line',
    body:
      `<g transform="translate(-66 20)rotate(-2 ${left} ${bottom})">${half(-1, breaks)}</g>` +
      `<g transform="translate(58 14)rotate(2.6 ${right} ${bottom})">${half(1, breaks)}</g>`,
  })
}

/** How far the paper between two holes tore off towards the right: what one half lost, the other kept. */
function bridges(random: Random): number[] {
  const count = Math.floor((bottom - top - bridge) / (hole + bridge))
  return Array.from({ length: count + 1 }, () => Math.round((random() - 0.5) * 30))
}

/** One half; side -1 is the left, 1 the right. */
function half(side: -1 | 1, breaks: readonly number[]): string {
  const outer = side < 0 ? left : right
  const inset = outer - side * 30
  return (
    path(`M${outer} ${top}H${tear}${tornEdge(side, breaks)}V${bottom}H${outer}z`, 5, 'paper') +
    path(`M${tear + side * 44} ${top + 30}H${inset}V${bottom - 30}H${tear + side * 44}`, 3) +
    `<g class="metal">${path(weave(side), 3)}</g>` +
    blanks(side) +
    emblem(side)
  )
}

/** Down the tear: a half-round hole, then a ragged bridge. */
function tornEdge(side: -1 | 1, breaks: readonly number[]): string {
  const slack = (bottom - top - breaks.length * (hole + bridge)) / 2
  const radius = hole / 2
  const sweep = side < 0 ? 0 : 1
  return `v${slack}${breaks
    .map((reach) => {
      const first = Math.round(bridge * 0.4)
      return `a${radius} ${radius} 0 0 ${sweep} 0 ${hole}l${reach} ${first}l${Math.round(-reach * 0.4)} 5l${-reach + Math.round(reach * 0.4)} ${bridge - first - 5}`
    })
    .join('')}`.replaceAll(' -', '-')
}

/** The woven band; its threads end where they snapped, a little beyond the edge or short of it. */
function weave(side: -1 | 1): string {
  const random = seededRandom(side < 0 ? 7 : 12)
  const threads = 14
  const middle = (top + bottom) / 2 + 70
  const start = side < 0 ? left + 30 : right - 30
  let lines = ''
  for (let thread = 0; thread < threads; thread++) {
    const end = tear - side * Math.round(random() * 120 - 24)
    const curl = (random() - 0.5) * 90
    const curve: Curve = (x) => {
      const phase = fullTurn * ((x - tear) / 420 + thread / threads)
      // Once past the edge nothing holds a thread: it leaves its wave.
      const loose = Math.max(0, (tear - x) * side) / 60
      return [x, middle + 112 * Math.sin(phase) + curl * loose ** 2]
    }
    lines += fitCurve(curve, [start, end], 20)
  }
  return lines
}

function blanks(side: -1 | 1): string {
  const length = 272
  const x = side < 0 ? left + 90 : right - 90 - length * unit
  const rows = [top + 110, top + 200, bottom - 130]
  return `<g class="soft" stroke-width="1">${rows
    .map((y) => `<path transform="translate(${x} ${y})scale(3)" d="${checkFillWave(length)}"/>`)
    .join('')}</g>`
}

/** The mark sat on the perforation: six petals stayed on each half, the one in metal on the right. */
function emblem(side: -1 | 1): string {
  let body = ''
  for (let petal = 0; petal < markPetals / 2; petal++) {
    const turn = ((petal + 0.5) * 360) / markPetals
    const metal = side > 0 && petal === markShare ? ' class="solid-metal"' : ''
    body += `<path transform="rotate(${side * turn})" d="${markPetal}"${metal}/>`
  }
  return `<g transform="translate(${tear + side * 14} ${top + 216})scale(6.4)" stroke-width="1">${body}</g>`
}
