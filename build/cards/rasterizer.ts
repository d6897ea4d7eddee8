import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'
import { contentDir } from '#app/content/load.ts'
import type { Theme } from '#app/content/schemas/theme.ts'
import { encode } from '#app/lib/plain-text.ts'

const require = createRequire(import.meta.url)

export type Rasterizer = Awaited<ReturnType<typeof createRasterizer>>

let wasm: Promise<unknown> | undefined

/** Turns SVG into pixels with the site's own faces; no browser and nothing native. */
export async function createRasterizer(fonts: Theme['fonts']) {
  // It may be loaded only once.
  wasm ??= initWasm(readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  await wasm
  const cutAll = (face: Face) => Promise.all(sourcesOf(face).map(cut))
  const [display, text] = await Promise.all([cutAll(fonts.display), cutAll(fonts.text)])
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
    /** The width of a text in units of its size. */
    widthOf(text: string): number {
      const known = widths.get(text)
      if (known !== undefined) return known
      const probe = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="300"><text x="0" y="200" font-family="${families.display}" font-size="100" letter-spacing="-2">${encode(text)}</text></svg>`
      const width = (open(probe).getBBox()?.width ?? 0) / 100
      widths.set(text, width)
      return width
    },
    render(svg: string, width: number) {
      const image = open(svg, width).render()
      return { width: image.width, height: image.height, rgba: image.pixels, png: image.asPng() }
    },
  }
}

type Face = Theme['fonts']['display' | 'text']
type FontSource = { file: string; variationAxes: Record<string, number> }

const playfair = { wght: 400, wdth: 100, opsz: 72 }
const publicSans = { wght: 500 }

function sourcesOf(face: Face): FontSource[] {
  const builtIn = (name: string, variationAxes: Record<string, number>) => ({
    file: require.resolve(`@fontsource-variable/${name}-normal.woff2`),
    variationAxes,
  })
  if (face === 'Playfair') {
    return [
      builtIn('playfair/files/playfair-latin-standard', playfair),
      builtIn('playfair/files/playfair-latin-ext-standard', playfair),
    ]
  }
  if (face === 'Public Sans') {
    return [
      builtIn('public-sans/files/public-sans-latin-wght', publicSans),
      builtIn('public-sans/files/public-sans-latin-ext-wght', publicSans),
    ]
  }
  return [{ file: join(contentDir, 'fonts', face.regular), variationAxes: {} }]
}

/** The files that decide how a text looks, for the key of a cached card. */
export function fontFiles(fonts: Theme['fonts']): string[] {
  return [fonts.display, fonts.text].flatMap(sourcesOf).map(({ file }) => file)
}

/** The rasterizer reads TrueType only, and no variable axes. */
async function cut({ file, variationAxes }: FontSource): Promise<Uint8Array> {
  const source = await readFile(file)
  const letters = String.fromCodePoint(...Array.from({ length: 0x300 - 0x20 }, (_, i) => i + 0x20))
  return subsetFont(source, `${letters}–—‘’“”…•→−≥≤`, { targetFormat: 'truetype', variationAxes })
}

/** The family name in the first TrueType file, by which the rasterizer finds the face. An instance of a variable
    font keeps the name of its first master. */
function nameOf([font]: readonly Uint8Array[]): string {
  if (!font) throw new Error('A font family has no file.')
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16)
  const entry = tables.find((at) => view.getUint32(at) === 0x6e616d65) // "name"
  if (entry === undefined) throw new Error('A font has no name table.')
  const table = view.getUint32(entry + 8)
  const strings = table + view.getUint16(table + 4)
  const names = new Map<number, string>()
  for (let index = 0; index < view.getUint16(table + 2); index++) {
    const at = table + 6 + index * 12
    if (view.getUint16(at) !== 3) continue // Windows: UTF-16, high byte first
    const [length, start] = [view.getUint16(at + 8), strings + view.getUint16(at + 10)]
    const letters = Array.from({ length: length / 2 }, (_, each) =>
      view.getUint16(start + each * 2),
    )
    names.set(view.getUint16(at + 6), String.fromCharCode(...letters))
  }
  // 16 is the name of the family as a whole, where it differs from 1.
  const name = names.get(16) ?? names.get(1)
  if (!name) throw new Error('A font has no family name.')
  return name
}
