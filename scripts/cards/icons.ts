import type { Inks } from '../../art/inks.ts'
import { palettePng } from './palette-png.ts'
import type { Rasterizer } from './rasterizer.ts'

type Icon = { file: string; svg: string; encode: (rasterizer: Rasterizer) => Uint8Array }

/** The mark in the sizes that browsers and phones ask for. */
export function icons(mark: string, inks: Inks): Icon[] {
  const picture = (file: string, size: number, margin: number): Icon => {
    const svg = onPaper(mark, inks.paper.light, margin)
    return { file, svg, encode: ({ render }) => palettePng(render(svg, size)) }
  }
  const bare = onPaper(mark, 'none', 0)
  return [
    { file: '/favicon.ico', svg: bare, encode: ({ render }) => ico(render(bare, 32).png, 32) },
    picture('/apple-touch-icon.png', 180, 0.12),
    picture('/icons/icon-192.png', 192, 0.08),
    picture('/icons/icon-512.png', 512, 0.08),
    picture('/icons/maskable-512.png', 512, 0.2), // the outer fifth may be cut off
  ]
}

function onPaper(mark: string, paper: string, margin: number): string {
  const inner = mark
    .trim()
    .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .replace(/^<svg([^>]*)>/, (_tag, attributes: string) => {
      const kept = attributes.replace(/ (?:width|height)="[^"]*"/g, '')
      const at = margin * 100
      return `<svg${kept} x="${at}" y="${at}" width="${100 - 2 * at}" height="${100 - 2 * at}">`
    })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${paper}"/>${inner}</svg>`
}

/** An .ico file with one PNG in it: six bytes of directory, sixteen of entry, the picture. */
function ico(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.set([size, size, 0, 0, 1, 0, 32, 0], 6)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
