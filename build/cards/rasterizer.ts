import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'
import type { Theme } from '#app/content/schemas/theme.ts'
import { cardSigns } from '#app/lib/card-letters.ts'
import { encode } from '#app/lib/plain-text.ts'

const require = createRequire(import.meta.url)

export type Rasterizer = Awaited<ReturnType<typeof createRasterizer>>

type Drawn = ReturnType<InstanceType<typeof Resvg>['render']>

let wasm: Promise<unknown> | undefined

/** It may be loaded only once, even where tests load this module again. */
function loaded(): Promise<unknown> {
  wasm ??= initWasm(readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch((error) => {
    if (!`${error}`.includes('Already initialized')) throw error
  })
  return wasm
}

/** By their hashes. */
const parsed = new Set<string>()

/** Throws what a rasterizer would say of an SVG, in a hundredth of its time. */
export async function parseSvg(svg: string): Promise<void> {
  const name = createHash('sha256').update(svg).digest('base64')
  if (parsed.has(name)) return
  await loaded()
  new Resvg(svg).free()
  parsed.add(name)
}

/** Turns SVG into pixels with the site's own faces, which may be in the content folder `dir`; no
    browser and nothing native. */
export async function createRasterizer(fonts: Theme['fonts'], dir: string) {
  await loaded()
  const { display, text } = sourcesOf(fonts, dir)
  const families = { display: 'D', text: 'T' }
  const fontBuffers = await Promise.all([
    ...display.map(async (source) => rename(await cut(source), families.display)),
    ...text.map(async (source) => rename(await cut(source), families.text)),
  ])
  const open = (svg: string, width?: number) =>
    new Resvg(svg, {
      font: { fontBuffers, defaultFontFamily: families.text },
      ...(width && { fitTo: { mode: 'width', value: width } }),
    })

  /** The memory of a picture is not JavaScript's: it grows with every card unless it is given back. */
  function drawn<Made>(svg: string, size: number, take: (image: Drawn) => Made): Made {
    const opened = open(svg, size)
    const image = opened.render()
    const taken = take(image)
    image.free()
    opened.free()
    return taken
  }

  const widths = new Map<string, number>()
  return {
    families,
    /** The width of a text in units of its size. */
    widthOf(text: string): number {
      const known = widths.get(text)
      if (known !== undefined) return known
      const probe = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="300"><text x="0" y="200" font-family="${families.display}" font-size="100" letter-spacing="-2">${encode(text)}</text></svg>`
      const opened = open(probe)
      const width = (opened.getBBox()?.width ?? 0) / 100
      opened.free()
      widths.set(text, width)
      return width
    },
    render: (svg: string, size: number) =>
      drawn(svg, size, ({ width, height, pixels: rgba }) => ({ width, height, rgba })),
    png: (svg: string, size: number) => drawn(svg, size, (image) => image.asPng()),
  }
}

/** The firm's own fonts that cards cannot be written in, by their names. */
export async function unusableFonts(fonts: Theme['fonts'], dir: string): Promise<string[]> {
  const { display, text } = sourcesOf(fonts, dir)
  const own = [...display, ...text].filter(({ file }) => file.startsWith(join(dir, 'fonts')))
  const tried = own.map(async (source) => {
    try {
      rename(await cut(source), 'T')
      return []
    } catch {
      return [basename(source.file)]
    }
  })
  return [...new Set((await Promise.all(tried)).flat())]
}

type FontSource = { file: string; variationAxes: Record<string, number> }

const builtIn = {
  Playfair: {
    files: ['playfair/files/playfair-latin-standard', 'playfair/files/playfair-latin-ext-standard'],
    variationAxes: { wght: 400, wdth: 100, opsz: 72 },
  },
  'Public Sans': {
    files: [
      'public-sans/files/public-sans-latin-wght',
      'public-sans/files/public-sans-latin-ext-wght',
    ],
    variationAxes: { wght: 500 },
  },
}

/** A machine that builds may have no faces of its own, so the built-in ones stand for "system". */
function sourcesOf(
  { display, text }: Theme['fonts'],
  dir: string,
): Record<'display' | 'text', FontSource[]> {
  const files = (face: keyof typeof builtIn | { regular: string }) => {
    if (typeof face === 'object') {
      return [{ file: join(dir, 'fonts', face.regular), variationAxes: {} }]
    }
    const { files, variationAxes } = builtIn[face]
    return files.map((name) => ({
      file: require.resolve(`@fontsource-variable/${name}-normal.woff2`),
      variationAxes,
    }))
  }
  return {
    display: files(display === 'system' ? 'Playfair' : display),
    text: files(text === 'system' ? 'Public Sans' : text),
  }
}

/** The files that decide how a text looks, for the key of a cached card. */
export function fontFiles(fonts: Theme['fonts'], dir: string): string[] {
  const { display, text } = sourcesOf(fonts, dir)
  return [...display, ...text].map(({ file }) => file)
}

/** The rasterizer reads TrueType only, and no variable axes. */
async function cut({ file, variationAxes }: FontSource): Promise<Uint8Array> {
  const source = await readFile(file)
  const letters = String.fromCodePoint(...Array.from({ length: 0x300 - 0x20 }, (_, i) => i + 0x20))
  return subsetFont(source, `${letters}${cardSigns}`, { targetFormat: 'truetype', variationAxes })
}

/** Gives a TrueType file a family name of one letter: two files of one family, regular and bold, would
    be taken for one another. */
function rename(font: Uint8Array, letter: string): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16)
  const entry = tables.find((at) => view.getUint32(at) === 0x6e616d65) // "name"
  if (entry === undefined) throw new Error('A font has no name table.')
  const table = view.getUint32(entry + 8)
  const strings = table + view.getUint16(table + 4)
  for (let index = 0; index < view.getUint16(table + 2); index++) {
    const at = table + 6 + index * 12
    // 16 is the name of the family as a whole, where it differs from 1. Names are UTF-16, except those
    // for old Macs (1), which are left without a letter.
    if (![1, 16].includes(view.getUint16(at + 6))) continue
    const isMac = view.getUint16(at) === 1
    view.setUint16(at + 8, isMac ? 0 : 2)
    if (!isMac) view.setUint16(strings + view.getUint16(at + 10), letter.charCodeAt(0))
  }
  return font
}
