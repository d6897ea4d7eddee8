import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

export type Rasterizer = {
  /** The width of a text in units of its size. */
  widthOf: (text: string) => number
  render: (
    svg: string,
    width: number,
  ) => { width: number; height: number; rgba: Uint8Array; png: Uint8Array }
}

// What the faces call themselves: a cut of a variable font keeps the name of its first master.
export const serif = 'Playfair 5pt SemiExpanded Light'
export const sans = 'Public Sans Thin'

/** Turns SVG into pixels with the site's own faces; no browser and nothing native. */
export async function createRasterizer(): Promise<Rasterizer> {
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const fontBuffers = await Promise.all([
    face('playfair/files/playfair-latin-standard-normal', { wght: 400, wdth: 100, opsz: 72 }),
    face('playfair/files/playfair-latin-ext-standard-normal', { wght: 400, wdth: 100, opsz: 72 }),
    face('public-sans/files/public-sans-latin-wght-normal', { wght: 500 }),
    face('public-sans/files/public-sans-latin-ext-wght-normal', { wght: 500 }),
  ])
  const open = (svg: string, width?: number) =>
    new Resvg(svg, {
      font: { fontBuffers, defaultFontFamily: sans },
      ...(width && { fitTo: { mode: 'width', value: width } }),
    })

  const widths = new Map<string, number>()
  return {
    widthOf(text) {
      const known = widths.get(text)
      if (known !== undefined) return known
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      const probe = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="300"><text x="0" y="200" font-family="${serif}" font-size="100" letter-spacing="-2">${escaped}</text></svg>`
      const width = (open(probe).getBBox()?.width ?? 0) / 100
      widths.set(text, width)
      return width
    },
    render(svg, width) {
      const image = open(svg, width).render()
      return { width: image.width, height: image.height, rgba: image.pixels, png: image.asPng() }
    },
  }
}

/** The rasterizer reads TrueType only, and no variable axes. */
async function face(file: string, variationAxes: Record<string, number>): Promise<Uint8Array> {
  const source = await readFile(require.resolve(`@fontsource-variable/${file}.woff2`))
  const letters = String.fromCodePoint(...Array.from({ length: 0x300 - 0x20 }, (_, i) => i + 0x20))
  return subsetFont(source, `${letters}–—‘’“”…•→−≥≤`, { targetFormat: 'truetype', variationAxes })
}
