// The desk after: one bound plan. Twelve tabs are the months, and the four that end a quarter are inked.
import {
  fullTurn,
  hatch,
  type Point,
  polygon,
  rectangle,
  type Segment,
  strokes,
} from '../geometry.ts'
import { markPetal, markPetals, markShare } from '../marks.ts'
import { circle, path } from '../svg.ts'
import { deskPad, pad, pen, placed, shadow } from './kit.ts'

const cover = { width: 660, height: 820 }
const spine = 84
const labelRadius = 190
const months = 12
const monthsInQuarter = 3

type Box = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function boundPlan(): string {
  const x = (pad.width - cover.width) / 2 - 30
  const y = (pad.height - cover.height) / 2
  return deskPad() + placed(x, y, 0, tabs() + book()) + placed(1160, 190, 0, pencil())
}

/** Down the fore edge, one twelfth of it for each month. */
function tabs(): string {
  const pitch = (cover.height - 40) / months
  const reach = 60
  let outlines = ''
  const ink: Segment[] = []
  for (let month = 1; month <= months; month++) {
    const top = Math.round(20 + (month - 1) * pitch)
    const high = Math.round(pitch - 12)
    outlines += `M${cover.width} ${top}h${reach - 16}q16 0 16 16v${high - 32}q0 16-16 16h${16 - reach}z`
    if (month % monthsInQuarter !== 0) continue
    const tab = rectangle(cover.width, top + 4, reach - 3, high - 8)
    ink.push(...hatch([tab], { angle: 0, gap: 6 }))
  }
  return path(outlines, pen.contour, 'paper') + path(strokes(ink), pen.contour, 'metal')
}

function book(): string {
  const { width, height } = cover
  const board = { x: spine + 40, y: 40, width: width - spine - 80, height: height - 80 }
  const label: Point = [board.x + board.width / 2, Math.round(height * 0.42)]
  return (
    shadow(width, height) +
    bookmark() +
    path(polygon(rectangle(0, 0, width, height)), 8, 'paper') +
    spineBands() +
    path(strokes(cloth(board, label)), pen.hatch, 'soft') +
    path(polygon(rectangle(board.x, board.y, board.width, board.height)), pen.contour) +
    placed(...label, 0, `${discs(labelRadius)}${mark()}`)
  )
}

/** The cover between its frame and its round label, in even vertical threads. */
function cloth(board: Box, label: Point): Segment[] {
  const inset = 14
  const outline = rectangle(
    board.x + inset,
    board.y + inset,
    board.width - 2 * inset,
    board.height - 2 * inset,
  )
  const hole = Array.from({ length: 40 }, (_, index): Point => {
    const angle = (index / 40) * fullTurn
    const reach = labelRadius + 12
    return [label[0] + reach * Math.cos(angle), label[1] + reach * Math.sin(angle)]
  })
  return hatch([outline, hole], { angle: Math.PI / 2, gap: 11 })
}

function discs(radius: number): string {
  return circle(radius, pen.contour) + circle(radius - 14, pen.fine)
}

/** The cords of the binding, raised under the leather. */
function spineBands(): string {
  const cords = [0.14, 0.38, 0.62, 0.86].flatMap((share) => {
    const cord = rectangle(0, Math.round(cover.height * share) - 16, spine, 32)
    return [...hatch([cord], { angle: 0, gap: 8 })]
  })
  return path(`M${spine} 0V${cover.height}`, pen.contour) + path(strokes(cords), pen.fine)
}

function bookmark(): string {
  const tail = 'M300 800v116l26-26l26 26v-116'
  const grain = 'M309 820v84m9-84v75m8-75v66m9-66v75m9-75v84'
  return path(tail, pen.contour, 'paper') + path(grain, pen.contour, 'metal')
}

function mark(): string {
  let body = `<path id="petal" d="${markPetal}"/>`
  for (let petal = 1; petal < markPetals; petal++) {
    const metal = petal === markShare ? ' class="solid-metal"' : ''
    body += `<use href="#petal" transform="rotate(${(petal * 360) / markPetals})"${metal}/>`
  }
  return `<g transform="scale(6.6)" stroke-width=".75">${body}</g>`
}

/** Laid parallel to the plan, its point in ink. */
function pencil(): string {
  return (
    path('M0 90L22 0L44 90V640H0z', pen.contour, 'paper') +
    path('M0 90h44M15 90V590M30 90V590M0 590h44M0 604h44', pen.fine) +
    path('M15 28L22 0L29 28z', pen.contour)
  )
}
