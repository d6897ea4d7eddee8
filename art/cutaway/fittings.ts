// A, what is fitted and furnished: cabinets, appliances, carpet, furniture. Five years.
import { type Point, polygon } from '../geometry.ts'
import { path } from '../svg.ts'
import { box, house, lines, scaled, toned, unit, upright } from './kit.ts'

const { ground, upperFloor, left, right, wall, hallLeft, hallRight, partition } = house

export function fittings(): string {
  return kitchen() + livingRoom() + bedroom() + laundry() + carpets() + hallLamp()
}

function fitted(corners: readonly Point[], gap = 2.6, angle = 0): string {
  return toned(corners, { gap, angle, width: 3.4 })
}

function kitchen(): string {
  const counter = ground - 34
  return (
    fitted(box(192, counter, 44, 34)) +
    fitted(box(236, counter, 28, 34), 3.2, upright) +
    fitted(box(264, counter, 26, 34)) +
    fitted(box(192, 282, 42, 22)) +
    fitted(box(266, 282, 24, 22)) +
    fitted([
      [242, 290],
      [258, 290],
      [264, 304],
      [236, 304],
    ]) +
    fitted(box(295, 292, 32, 68), 2.8, upright) +
    lines(
      [
        [189, counter - 1, 293, counter - 1],
        [295, 316, 327, 316],
        [300, 304, 300, 312],
        [300, 322, 300, 338],
        [241, 334, 259, 334],
        [214, counter + 4, 214, ground - 3],
        [213, 285, 213, 301],
      ],
      6,
    ) +
    lines(
      [240, 247, 254, 259].map((x) => [x, counter - 4, x + 4, counter - 4]),
      6,
    )
  )
}

function livingRoom(): string {
  const floor = ground - 6
  return (
    fitted([
      [448, floor - 28],
      [504, floor - 28],
      [504, floor - 20],
      [511, floor - 20],
      [511, floor],
      [441, floor],
      [441, floor - 20],
      [448, floor - 20],
    ]) +
    lines(
      [
        [448, floor - 12, 504, floor - 12],
        [476, floor - 27, 476, floor - 12],
      ],
      5,
    ) +
    fitted(box(519, floor - 15, 20, 15), 3, upright) +
    lampOn(529, floor - 15)
  )
}

function bedroom(): string {
  const floor = upperFloor - 6
  return (
    fitted([
      [214, floor - 14],
      [222, floor - 20],
      [238, floor - 20],
      [242, floor - 15],
      [276, floor - 15],
      [276, floor],
      [214, floor],
    ]) +
    fitted(box(209, floor - 32, 6, 32), 2.4, upright) +
    fitted(box(190, floor - 17, 14, 17), 3, upright) +
    lampOn(197, floor - 17) +
    fitted(box(296, floor - 62, 30, 62), 3, upright) +
    lines(
      [
        [311, floor - 60, 311, floor - 2],
        [308, floor - 32, 308, floor - 26],
        [314, floor - 32, 314, floor - 26],
      ],
      5,
    )
  )
}

/** A washer under a dryer, a vanity under a mirror. */
function laundry(): string {
  const floor = upperFloor
  const drum = (y: number) =>
    `<circle cx="${452 * unit}" cy="${y * unit}" r="36" class="paper" stroke-width="5"/><circle cx="${452 * unit}" cy="${y * unit}" r="22" stroke-width="3"/>`
  return (
    fitted(box(436, floor - 34, 32, 34)) +
    fitted(box(436, floor - 68, 32, 34)) +
    drum(floor - 15) +
    drum(floor - 49) +
    fitted(box(496, floor - 32, 56, 32), 2.8, upright) +
    lines(
      [
        [493, floor - 33, 555, floor - 33],
        [524, floor - 30, 524, floor - 2],
      ],
      6,
    ) +
    path(`M${516 * unit} ${(floor - 34) * unit}v-24q0-20 20-20h12v12`, 6) +
    toned(box(502, floor - 74, 44, 28), { gap: 5, angle: -Math.PI / 4, width: 2.4, outline: 6 })
  )
}

function carpets(): string {
  const strips = [
    box(hallRight, ground - 6, right - wall - hallRight, 6),
    box(left + wall, upperFloor - 6, hallLeft - left - wall, 6),
  ]
  return strips.map((strip) => fitted(strip, 2, upright)).join('')
}

function hallLamp(): string {
  const x = hallRight - partition - 18
  return (
    lines([[x, 163, x, 172]], 5) +
    path(
      polygon(
        scaled([
          [x - 8, 181],
          [x - 4, 172],
          [x + 4, 172],
          [x + 8, 181],
        ]),
      ),
      4,
      'paper',
    )
  )
}

function lampOn(x: number, y: number): string {
  return (
    lines([[x, y, x, y - 8]], 6) +
    fitted(
      [
        [x - 7, y - 8],
        [x - 4, y - 19],
        [x + 4, y - 19],
        [x + 7, y - 8],
      ],
      2.4,
      upright,
    )
  )
}
