// Elements of a drawing, and the stand-alone SVG files they become.
import { type Inks, type PaintName, styleElement } from './inks.ts'

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
  return recolor(inks, `<svg ${root}>${body}</svg>\n`)
}

/** A drawing without colors, as in drawings/drawn/, with the inks of its roles. */
export function recolor(inks: Inks, drawing: string): string {
  return drawing
    .replaceAll('>\n<', '><')
    .replace(/^<svg([^>]*>)/, (_, root) => `<svg id="night"${root}${styleElement(inks, drawing)}`)
}

/** What stands between the tags of an SVG file. */
export function bodyOf(drawing: string): string {
  return drawing.replaceAll('>\n<', '><').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
}

/** Natural size in pixels; none for a tile that fills any box. */
export function sizeOf(drawing: string): { width: number; height: number } {
  const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(drawing) ?? []
  return { width: Number(width ?? 0), height: Number(height ?? 0) }
}

/** One path element; nothing at all where there is nothing to draw. */
export function path(data: string, width: number, paint?: PaintName): string {
  const role = paint ? ` class="${paint}"` : ''
  return data === '' ? '' : `<path d="${data}"${widthAttribute(width)}${role}/>`
}

export function circle(radius: number, width: number): string {
  return `<circle r="${radius}"${widthAttribute(width)}/>`
}

function widthAttribute(width: number): string {
  return ` stroke-width="${Number(width.toFixed(1))}"`
}
