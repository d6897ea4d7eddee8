import { crc32, deflateSync } from 'node:zlib'

type Pixels = { width: number; height: number; rgba: Uint8Array }

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** An opaque picture as a PNG of at most 256 colors, about a third of the full-color size. The most
    frequent colors stay exact; the rare ones, which come from antialiasing, become the nearest of them. */
export function palettePng({ width, height, rgba }: Pixels): Buffer {
  const colors = new Uint32Array(width * height)
  const counts = new Map<number, number>()
  for (let at = 0; at < colors.length; at++) {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3)
    const color = (red << 16) | (green << 8) | blue
    colors[at] = color
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const frequent = [...counts].sort(([, one], [, other]) => other - one).slice(0, 256)
  const palette = frequent.map(([color]) => color)
  const places = new Map(palette.map((color, index) => [color, index]))
  for (const color of counts.keys()) {
    if (!places.has(color)) places.set(color, nearest(color, palette))
  }
  return encode(width, height, {
    palette,
    indices: Uint8Array.from(colors, (each) => places.get(each) ?? 0),
  })
}

type Indexed = { palette: number[]; indices: Uint8Array }

function nearest(color: number, palette: readonly number[]): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [index, other] of palette.entries()) {
    const distance = [16, 8, 0]
      .map((shift) => ((color >> shift) & 255) - ((other >> shift) & 255))
      .reduce((sum, part) => sum + part * part, 0)
    if (distance < least) [best, least] = [index, distance]
  }
  return best
}

function encode(width: number, height: number, { palette, indices }: Indexed): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8) // eight bits, palette, no interlacing
  const rows = Buffer.alloc(height * (width + 1)) // each row begins with its filter, none
  for (let row = 0; row < height; row++) {
    rows.set(indices.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  }
  const colors = Buffer.from(palette.flatMap((each) => [each >> 16, (each >> 8) & 255, each & 255]))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(body, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
