// The inks of every drawing are colors of the site: one value by day, one by night.
import type { ColorName, Palette } from '#app/content/palette.ts'

export type Inks = Palette

type Paint = {
  readonly fill?: ColorName
  readonly stroke?: ColorName
  /** The stroke lies under the fill and clears a margin around it. */
  readonly margin?: true
  /** It is there in one half of the day only. */
  readonly only?: 'day' | 'night'
}

/** The roles a shape can have, by the class that names it; later ones win over earlier ones. */
const paints = {
  line: { stroke: 'line' },
  soft: { stroke: 'line-soft' },
  metal: { stroke: 'gold-line' },
  band: { stroke: 'band-gold' },
  bars: { stroke: 'paper' },
  paper: { fill: 'paper' },
  cleared: { fill: 'paper', stroke: 'paper' },
  plate: { fill: 'band' },
  solid: { fill: 'line' },
  'solid-metal': { fill: 'gold-line' },
  'solid-band': { fill: 'band-gold' },
  glass: { fill: 'glass', stroke: 'paper', margin: true },
  lit: { fill: 'glass-lit' },
  pane: { stroke: 'glass' },
  lamp: { stroke: 'glass-lit' },
  'by-day': { only: 'day' },
  'by-night': { only: 'night' },
} satisfies Record<string, Paint>

export type PaintName = keyof typeof paints

const webKit = '(-webkit-nbsp-mode:space)'

/**
 * The style element of a drawing: day and night inks of the roles it uses. An image obeys
 * prefers-color-scheme according to the color-scheme of its <img>. Not in Safari, which asks nobody
 * (before 26.3) or the system and not the page (since): there the file is dark when its address ends in
 * "#night" (app/browser/theme.ts).
 */
export function styleElement(inks: Inks, drawing: string): string {
  const used = new Set(
    [...drawing.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const unknown = [...used].find((name) => !Object.hasOwn(paints, name))
  if (unknown) throw new Error(`A drawing uses the class "${unknown}", which isn't an ink role.`)
  let day = ''
  let night = ''
  for (const [name, paint] of Object.entries<Paint>(paints)) {
    if (!used.has(name)) continue
    const dayRules: string[] = []
    const nightRules: string[] = []
    for (const property of ['fill', 'stroke'] as const) {
      const ink = paint[property]
      if (!ink) continue
      const { day, night } = inks[ink]
      dayRules.push(`${property}:${day}`)
      if (night !== day) nightRules.push(`${property}:${night}`)
    }
    if (paint.margin) dayRules.push('paint-order:stroke')
    if (paint.only === 'day') nightRules.push('display:none')
    if (paint.only === 'night') {
      dayRules.push('display:none')
      nightRules.push('display:inline')
    }
    if (dayRules.length > 0) day += `.${name}{${dayRules.join(';')}}`
    if (nightRules.length > 0) night += `.${name}{${nightRules.join(';')}}`
  }
  if (!night) return `<style>${day}</style>`
  const dark = `@media(prefers-color-scheme:dark){@supports not ${webKit}{${night}}}`
  const asked = night.replaceAll(/(^|\})\./g, '$1:is(:target,:target *).')
  return `<style>${day}${dark}@supports ${webKit}{${asked}}</style>`
}
