import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { palettePng } from './palette-png.ts'

/** The color of each pixel, read back from the file. */
function decode(png: Buffer): { width: number; height: number; colors: number[] } {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const [header, palette, data] = ['IHDR', 'PLTE', 'IDAT'].map((type) => chunks.get(type))
  if (!header || !palette || !data) throw new Error('a chunk is missing')
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const rows = inflateSync(data)
  const colors = Array.from({ length: width * height }, (_, at) => {
    const index = rows[Math.floor(at / width) * (width + 1) + 1 + (at % width)] ?? 0
    return palette.readUIntBE(index * 3, 3)
  })
  return { width, height, colors }
}

const pixels = (width: number, height: number, colorAt: (at: number) => number) => ({
  width,
  height,
  rgba: Uint8Array.from({ length: width * height * 4 }, (_, byte) => {
    const shift = [16, 8, 0][byte % 4]
    return shift === undefined ? 255 : (colorAt(Math.floor(byte / 4)) >> shift) & 255
  }),
})

test('picture with few colors keeps all of them', () => {
  const colorAt = (at: number) => [0xf6f3e8, 0x0e3b2d, 0xa9773a][at % 3] ?? 0
  const { width, height, colors } = decode(palettePng(pixels(7, 5, colorAt)))
  expect([width, height]).toEqual([7, 5])
  expect(colors).toEqual(Array.from({ length: 35 }, (_, at) => colorAt(at)))
})

test('beyond 256 colors the frequent ones stay exact and a rare one becomes the nearest', () => {
  // 200 reds that come often, and between each two of them one that comes once.
  const often = Array.from({ length: 200 }, (_, red) => red << 16)
  const seldom = often.map((red) => red | 1)
  const all = [...seldom, ...often, ...often]
  const { colors } = decode(palettePng(pixels(all.length, 1, (at) => all[at] ?? 0)))
  expect(colors.slice(200)).toEqual([...often, ...often])
  expect(colors.slice(0, 200).map((color) => color >> 16)).toEqual(often.map((red) => red >> 16))
})
