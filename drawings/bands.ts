// Bands: the share of tax a plan removed, the number of a tax form, and the firm's tagline as a rule.
import { type Curve, fitCurve, fullTurn, spindlePath } from '#app/lib/geometry.ts'
import { plain, type Shown } from '#app/lib/shown.ts'
import type { Inks } from './inks.ts'
import { path, plate, recolor } from './svg.ts'

/** A year's tax as an axis, and the share of it that a plan saves as a spindle of that width. */
export function spindle(inks: Inks, share: number): string {
  const [length, height] = [4000, 700]
  const width = length * share
  const start = Math.round((length - width) / 2)
  const middle = height / 2
  const axis = start > 0 ? `M0 ${middle}H${start}M${length - start} ${middle}H${length}` : ''
  // The same pitch for every share, so that two spindles can be compared by eye.
  const waves = Math.max(2, Math.round(share * 7)) + 0.5
  const weave = spindlePath({ start, width, middle, swing: height * 0.47, waves, strands: 12 })
  return plate(inks, {
    viewBox: [0, 0, length, height],
    size: [400, 70],
    paint: 'line',
    stretch: true,
    body: path(axis, 8) + path(share > 0 ? weave : '', 7, 'metal'),
  })
}

/** `form` is what it is called: its number, with or without words around it. */
type Form = { readonly id: string; readonly form: Shown }

/** In ten lengths of a ribbon: its waves as a whole, and the swellings of its width. */
type FormWaves = { readonly sway: number; readonly swell: number }

/** The last two digits are the swell, those before them the sway; without a number nothing moves. */
function formWaves(form: string): FormWaves {
  const number = Number(/\d{1,4}/.exec(form)?.[0] ?? 0)
  return { sway: Math.floor(number / 100), swell: number % 100 }
}

/** A ribbon for each form by id; one that shares its number with an earlier one is out of phase. */
export function formRibbons(inks: Inks, forms: readonly Form[]): Map<string, string> {
  const seen = new Map<string, number>()
  return new Map(
    forms.map(({ id, form }) => {
      const waves = formWaves(plain(form))
      const key = `${waves.sway} ${waves.swell}`
      const before = seen.get(key) ?? 0
      seen.set(key, before + 1)
      return [id, ribbon(inks, waves, before)]
    }),
  )
}

function ribbon(inks: Inks, { sway, swell }: FormWaves, before: number): string {
  const [length, height, strands] = [4200, 1000, 15]
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

/** A hairline made of a sentence, as a tile that fills any box. Images know no web fonts. */
export function microprint(inks: Inks, sentence: string): string {
  const letters = sentence.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '')
  const width = Math.max(24, Math.round(letters.length * 4.6))
  return recolor(
    inks,
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" fill="none">' +
      `<pattern id="tile" width="${width}" height="6" patternUnits="userSpaceOnUse">` +
      `<text y="4.7" font-size="4.4" font-weight="600" font-family="Arial,Helvetica,sans-serif" textLength="${width}" class="solid-band">${letters}</text>` +
      '</pattern><rect width="100%" height="100%" fill="url(#tile)"/></svg>\n',
  )
}
