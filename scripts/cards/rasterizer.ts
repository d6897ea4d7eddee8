import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'
import { contentDir } from '../../app/content/folders.ts'
import type { Theme } from '../../app/content/schemas/theme.ts'
import { faceName } from './face-name.ts'

const require = createRequire(import.meta.url)

export type Rasterizer = {
  families: { display: string; text: string }
  /** The width of a text in units of its size. */
  widthOf: (text: string) => number
  render: (
    svg: string,
    width: number,
  ) => { width: number; height: number; rgba: Uint8Array; png: Uint8Array }
}

/** Turns SVG into pixels with the site's own faces; no browser and nothing native. */
export async function createRasterizer(fonts: Theme['fonts']): Promise<Rasterizer> {
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  const [display, text] = await Promise.all([filesOf(fonts.display), filesOf(fonts.text)])
  const fontBuffers = [...display, ...text]
  const families = { display: nameOf(display), text: nameOf(text) }
  const open = (svg: string, width?: number) =>
    new Resvg(svg, {
      font: { fontBuffers, defaultFontFamily: families.text },
      ...(width && { fitTo: { mode: 'width', value: width } }),
    })

  const widths = new Map<string, number>()
  return {
    families,
    widthOf(text) {
      const known = widths.get(text)
      if (known !== undefined) return known
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
      const probe = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="300"><text x="0" y="200" font-family="${families.display}" font-size="100" letter-spacing="-2">${escaped}</text></svg>`
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

const playfair = { wght: 400, wdth: 100, opsz: 72 }
const publicSans = { wght: 500 }

function filesOf(face: Theme['fonts']['display' | 'text']): Promise<Uint8Array[]> {
  const own = (file: string, axes: Record<string, number>) =>
    cut(require.resolve(`@fontsource-variable/${file}-normal.woff2`), axes)
  if (face === 'Playfair') {
    return Promise.all([
      own('playfair/files/playfair-latin-standard', playfair),
      own('playfair/files/playfair-latin-ext-standard', playfair),
    ])
  }
  if (face === 'Public Sans') {
    return Promise.all([
      own('public-sans/files/public-sans-latin-wght', publicSans),
      own('public-sans/files/public-sans-latin-ext-wght', publicSans),
    ])
  }
  return Promise.all([cut(join(contentDir, 'fonts', face.regular), {})])
}

function nameOf([first]: readonly Uint8Array[]): string {
  if (!first) throw new Error('A type face has no file.')
  return faceName(first)
}

/** The rasterizer reads TrueType only, and no variable axes. */
async function cut(file: string, variationAxes: Record<string, number>): Promise<Uint8Array> {
  const source = await readFile(file)
  const letters = String.fromCodePoint(...Array.from({ length: 0x300 - 0x20 }, (_, i) => i + 0x20))
  return subsetFont(source, `${letters}–—‘’“”…•→−≥≤`, { targetFormat: 'truetype', variationAxes })
}
