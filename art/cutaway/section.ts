// A small apartment house in section: four homes around one stair.
// Each class of property is printed in its own ink and named by a letter.
import type { Inks } from '../inks.ts'
import { letter } from '../letters.ts'
import { group, type PaintName, path, plate } from '../svg.ts'
import { fittings } from './fittings.ts'
import { plateSize, unit } from './kit.ts'
import { land, site } from './site.ts'
import { structure } from './structure.ts'

type Callout = {
  readonly name: 'A' | 'B' | 'C' | 'D'
  readonly at: readonly [number, number]
  readonly to: readonly [number, number]
  readonly paint: PaintName
}

const callouts: Callout[] = [
  { name: 'A', at: [104, 216], to: [206, 292], paint: 'metal' },
  { name: 'B', at: [56, 272], to: [56, 322], paint: 'soft' },
  { name: 'C', at: [640, 96], to: [536, 118], paint: 'line' },
  { name: 'D', at: [696, 404], to: [626, 396], paint: 'line' },
]

/** Large enough to be read when the plate is printed at less than half its size. */
const radius = 23

export function cutaway(inks: Inks): string {
  const body = [
    land(),
    group(site(), 'soft'),
    structure(),
    group(fittings(), 'metal'),
    ...callouts.map(callout),
  ].join('')
  return plate(inks, {
    viewBox: [0, 0, plateSize[0] * unit, plateSize[1] * unit],
    size: plateSize,
    paint: 'line',
    body: `<g stroke-linejoin="round">${body}</g>`,
  })
}

function callout({ name, at, to, paint }: Callout): string {
  const [x, y] = [at[0] * unit, at[1] * unit]
  const [endX, endY] = [to[0] * unit, to[1] * unit]
  const dot = paint === 'metal' ? 'solid-metal' : 'solid'
  return (
    group(
      path(`M${x} ${y}L${endX} ${endY}`, 5) +
        `<circle cx="${endX}" cy="${endY}" r="11" class="${dot}"/>` +
        `<circle cx="${x}" cy="${y}" r="${radius * unit}" stroke-width="6" class="paper"/>` +
        `<circle cx="${x}" cy="${y}" r="${(radius - 3) * unit}" stroke-width="2.4"/>`,
      paint,
    ) + path(letter(name, [x, y], radius * unit * 0.92), 11)
  )
}
