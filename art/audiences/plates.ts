// The fronts of /who-we-serve by the id of their audience, each printed twice: small for the street
// over the index, large for its section.
import type { Inks } from '../inks.ts'
import { plate } from '../svg.ts'
import { apartments } from './apartments.ts'
import { clinic } from './clinic.ts'
import { clockBlock } from './clock-block.ts'
import { cornerShop } from './corner-shop.ts'
import { cottage } from './cottage.ts'
import { crane } from './crane.ts'
import { duplex } from './duplex.ts'
import { type Front, printings, type Sheet } from './kit.ts'
import { lot } from './lot.ts'
import { openHouse } from './open-house.ts'
import { ground } from './parts.ts'
import { heightOf, plot } from './plot.ts'
import { scaffold } from './scaffold.ts'
import { serverHall } from './server-hall.ts'
import { townhouse } from './townhouse.ts'

const fronts: Record<string, Front> = {
  'real-estate-professionals': clockBlock,
  'real-estate-investors': duplex,
  agents: openHouse,
  'property-managers': apartments,
  'business-owners': cornerShop,
  'construction-and-home-services': scaffold,
  physicians: clinic,
  'saas-and-it': serverHall,
  professionals: townhouse,
  'growing-businesses': crane,
  individuals: cottage,
}

export type Audience = { readonly id: string; readonly questions: number }

/** File names and contents. */
export function audiencePlates(
  inks: Inks,
  audiences: readonly Audience[],
): [name: string, svg: string][] {
  const drawn = audiences.flatMap(({ id, questions }): [string, string][] => {
    const front = fronts[id]
    if (!front) {
      const known = Object.keys(fronts).join(', ')
      throw new Error(`content/audiences.yaml: there is no front for "${id}", only for ${known}.`)
    }
    return [
      [`front-${id}.svg`, beside(inks, front, questions, heightOf(id))],
      [`street-${id}.svg`, inStreet(inks, front, questions)],
    ]
  })
  return [
    ...drawn,
    ['front-lot.svg', beside(inks, lot, 0, heightOf('lot'))],
    ['street-lot.svg', inStreet(inks, lot, 0)],
  ]
}

/** Beside its section a front stands on a rule of the page and is cut off over its roof. */
function beside(inks: Inks, front: Front, lit: number, height: number): string {
  return print(inks, printings.section, height, 0, front(printings.section, lit))
}

function inStreet(inks: Inks, front: Front, lit: number): string {
  const sheet = printings.street
  return print(inks, sheet, plot.height, plot.below, ground(sheet) + front(sheet, lit))
}

function print(inks: Inks, sheet: Sheet, above: number, below: number, body: string): string {
  const { metre, pixel } = sheet
  const [width, height] = [plot.width * metre, (above + below) * metre]
  return plate(inks, {
    viewBox: [0, -above * metre, width, height],
    size: [width / pixel, height / pixel],
    paint: 'line',
    body: `<g stroke-linejoin="round">${body}</g>`,
  })
}
