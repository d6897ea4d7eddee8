// Small engraved marks: the brand, and those in the clear centre of a rosette.
import type { Inks } from './inks.ts'
import { plate } from './svg.ts'

/** The brand mark is this petal, turned so many times; one of them is in metal: the fair share. */
export const markPetal = 'M0-6C5-11 5-19 0-23C-5-19-5-11 0-6Z'
export const markPetals = 12
export const markShare = 1

export function brandMark(inks: Inks): string {
  let body = `<path id="p" d="${markPetal}"/>`
  for (let petal = 1; petal < markPetals; petal++) {
    const metal = petal === markShare ? ' class="solid-metal"' : ''
    body += `<use href="#p" transform="rotate(${(petal * 360) / markPetals})"${metal}/>`
  }
  return plate(inks, {
    viewBox: [-24, -24, 48, 48],
    size: [48, 48],
    paint: 'line',
    body: `<g stroke-width="1.3">${body}</g>`,
  })
}
