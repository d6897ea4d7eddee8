// Assembles a stand-alone SVG file. An image obeys prefers-color-scheme according to the
// color-scheme of its <img>, so each file carries both printings of the inks it uses.
// Not in Safari, which asks nobody (before 26.3) or the system and not the page (since): there a file
// has its day inks only, and app/styles/base.css turns them into a negative by night.
import type { InkName, Inks } from './inks.ts'

type Paint = {
  readonly fill?: InkName
  readonly stroke?: InkName
  /** The stroke lies under the fill and clears a margin around it. */
  readonly margin?: true
}

/** Everything a class can mean; later ones win over earlier ones. */
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
} satisfies Record<string, Paint>

export type PaintName = keyof typeof paints

export type PlateOptions = {
  readonly viewBox: readonly [x: number, y: number, width: number, height: number]
  /** Natural size in pixels. */
  readonly size: readonly [width: number, height: number]
  readonly paint: PaintName
  readonly body: string
  /** Stretch to any box instead of keeping the proportions. */
  readonly stretch?: boolean
}

export function plate(inks: Inks, { viewBox, size, paint, body, stretch }: PlateOptions): string {
  const root = [
    'xmlns="http://www.w3.org/2000/svg"',
    `viewBox="${viewBox.join(' ')}"`,
    `width="${size[0]}" height="${size[1]}"`,
    `fill="none" class="${paint}"`,
    ...(stretch ? ['preserveAspectRatio="none"'] : []),
  ].join(' ')
  const used = new Set<string>([paint])
  for (const [, names = ''] of body.matchAll(/ class="([^"]+)"/g)) {
    for (const name of names.split(' ')) used.add(name)
  }
  return `<svg ${root}>${styleFor(inks, used)}${body}</svg>\n`
}

export type TileOptions = {
  /** Of one tile, in pixels. */
  readonly size: readonly [width: number, height: number]
  /** Units of the drawing to a pixel. */
  readonly scale: number
  readonly paint: PaintName
  readonly body: string
  readonly opacity?: number
}

/** A picture without a size of its own: it fills whatever box the page gives it with one tile. */
export function tiled(inks: Inks, { size, scale, paint, body, opacity }: TileOptions): string {
  const [width, height] = size
  const faint = opacity === undefined ? '' : ` opacity="${opacity}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" fill="none">` +
    styleFor(inks, new Set([paint])) +
    `<pattern id="tile" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
    `<g transform="scale(${1 / scale})" class="${paint}">${body}</g></pattern>` +
    `<rect width="100%" height="100%" fill="url(#tile)"${faint}/></svg>\n`
  )
}

/** One path element; nothing at all where there is nothing to draw. */
export function path(data: string, width?: number, paint?: PaintName | 'glass lit'): string {
  if (data === '') return ''
  return `<path d="${data}"${widthAttribute(width)}${paint ? ` class="${paint}"` : ''}/>`
}

/** A filled area without an outline. */
export function area(data: string, paint: PaintName): string {
  return data === '' ? '' : `<path d="${data}" stroke="none" class="${paint}"/>`
}

export function circle(radius: number, width: number): string {
  return `<circle r="${radius}"${widthAttribute(width)}/>`
}

export function group(body: string, paint?: PaintName): string {
  return `<g${paint ? ` class="${paint}"` : ''}>${body}</g>`
}

function widthAttribute(width: number | undefined): string {
  return width === undefined ? '' : ` stroke-width="${Number(width.toFixed(1))}"`
}

function styleFor(inks: Inks, used: ReadonlySet<string>): string {
  let day = ''
  let night = ''
  for (const [name, paint] of Object.entries<Paint>(paints)) {
    if (!used.has(name)) continue
    const dayRules: string[] = []
    const nightRules: string[] = []
    for (const property of ['fill', 'stroke'] as const) {
      const ink = paint[property]
      if (!ink) continue
      const { light, dark } = inks[ink]
      dayRules.push(`${property}:${light}`)
      if (dark !== light) nightRules.push(`${property}:${dark}`)
    }
    if (paint.margin) dayRules.push('paint-order:stroke')
    day += `.${name}{${dayRules.join(';')}}`
    if (nightRules.length > 0) night += `.${name}{${nightRules.join(';')}}`
  }
  const unknown = [...used].find((name) => !(name in paints))
  if (unknown) throw new Error(`A drawing uses the paint "${unknown}", which svg.ts does not know.`)
  return `<style>${day}${night && `@media(prefers-color-scheme:dark){@supports not (-webkit-nbsp-mode:space){${night}}}`}</style>`
}
