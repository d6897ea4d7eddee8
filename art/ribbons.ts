// A ribbon for each tax form, its two frequencies read off the form number: 1120 is 11 and 20.
import { type Curve, fitCurve, fullTurn } from './geometry.ts'
import type { Inks } from './inks.ts'
import { path, plate } from './svg.ts'

export type Form = {
  readonly id: string
  /** What the form is called: its number, with or without words around it. */
  readonly name: string
}

export type FormWaves = {
  /** Waves of the ribbon as a whole, in ten lengths of it. */
  readonly sway: number
  /** Swellings of its width, in ten lengths of it. */
  readonly swell: number
}

const length = 4200
const height = 1000
const strands = 15

/** The last two digits are the swell, those before them the sway; without a number nothing moves. */
export function formWaves(name: string): FormWaves {
  const number = Number(/\d{1,4}/.exec(name)?.[0] ?? 0)
  return { sway: Math.floor(number / 100), swell: number % 100 }
}

/** The plates of all forms by id; a form that shares its number with an earlier one is out of phase. */
export function formRibbons(inks: Inks, forms: readonly Form[]): Map<string, string> {
  const seen = new Map<string, number>()
  return new Map(
    forms.map(({ id, name }) => {
      const waves = formWaves(name)
      const key = `${waves.sway} ${waves.swell}`
      const before = seen.get(key) ?? 0
      seen.set(key, before + 1)
      return [id, ribbon(inks, waves, before)]
    }),
  )
}

function ribbon(inks: Inks, { sway, swell }: FormWaves, before: number): string {
  // Each further ribbon of a number starts a good third of a turn later: never in step again.
  const phase = 0.06 + before * 0.38
  const spans = Math.max(12, Math.ceil((Math.max(sway, swell) / 10) * 3))
  let lines = ''
  for (let strand = 0; strand < strands; strand++) {
    const side = (2 * strand) / (strands - 1) - 1
    const curve: Curve = (x) => {
      const swaying = Math.sin(fullTurn * ((sway / 10) * (x / length) + phase))
      const swelling = Math.cos(fullTurn * ((swell / 10) * (x / length) + phase))
      return [x, height / 2 + 230 * swaying + 40 * swelling + side * (130 + 85 * swelling)]
    }
    lines += fitCurve(curve, [0, length], spans)
  }
  return plate(inks, {
    viewBox: [0, 0, length, height],
    size: [420, 100],
    paint: 'metal',
    stretch: true,
    body: path(lines, 7),
  })
}
