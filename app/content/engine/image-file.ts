import { readFileSync } from 'node:fs'

/** What the first bytes of a picture say of it. */
export type ImageFile = {
  bytes: Buffer
  /** As it is shown: after the rotation that EXIF orientation asks for. */
  width: number
  height: number
  isDrawing?: boolean
  isTransparent?: boolean
  isAnimated?: boolean
  /** Colors for printing: cyan, magenta, yellow and black. */
  isForPrint?: boolean
}

/** Undefined for a file that is none of JPEG, PNG, WebP and SVG. */
export function readImage(file: string): ImageFile | undefined {
  const bytes = readFileSync(file)
  const header = headerOf(bytes) ?? (file.endsWith('.svg') ? svgHeader(bytes) : undefined)
  return header && header.width > 0 && header.height > 0 ? { bytes, ...header } : undefined
}

type Header = Omit<ImageFile, 'bytes'>

function headerOf(bytes: Buffer): Header | undefined {
  const begins = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text
  if (begins('PNG', 1) && bytes.length >= 26) return pngHeader(bytes)
  if (begins('RIFF') && begins('WEBP', 8) && bytes.length >= 30) return webpHeader(bytes)
  return bytes.length > 2 && bytes.readUInt16BE(0) === 0xffd8 ? jpegHeader(bytes) : undefined
}

function pngHeader(bytes: Buffer): Header {
  const head = bytes.subarray(0, bytes.indexOf('IDAT'))
  const exif = head.indexOf('eXIf')
  const colors = bytes.readUInt8(25)
  return {
    ...turned(
      { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) },
      exif > 0 ? head.subarray(exif + 4) : undefined,
    ),
    isTransparent: colors === 4 || colors === 6 || head.includes('tRNS'),
    isAnimated: head.includes('acTL'),
  }
}

function webpHeader(bytes: Buffer): Header | undefined {
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8 ') {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  }
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    const size = { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    return { ...size, isTransparent: (bits & 0x10000000) !== 0 }
  }
  if (kind !== 'VP8X') return undefined
  const flags = bytes.readUInt8(20)
  const exif = flags & 0x08 ? bytes.lastIndexOf('EXIF') : -1
  return {
    ...turned(
      { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 },
      exif > 0 ? bytes.subarray(exif + 8) : undefined,
    ),
    isTransparent: (flags & 0x10) !== 0,
    isAnimated: (flags & 0x02) !== 0,
  }
}

/** A JPEG is a chain of segments; the one that begins the picture holds its size. */
function jpegHeader(bytes: Buffer): Header | undefined {
  let exif: Buffer | undefined
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      const size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
      return { ...turned(size, exif), isForPrint: bytes[at + 9] === 4 }
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (marker === 0xe1 && bytes.toString('latin1', at + 4, at + 8) === 'Exif')
      exif ??= bytes.subarray(at + 4, end)
    at = end
  }
  return undefined
}

type Size = { width: number; height: number }

/** Orientations 5 to 8 are those of a camera held upright: width and height change places. */
function turned({ width, height }: Size, exif: Buffer | undefined): Size {
  const orientation = exif && orientationIn(exif)
  return orientation && orientation >= 5 ? { width: height, height: width } : { width, height }
}

/** Exif is a small TIFF file: a list of numbered values, of which 0x0112 is the orientation. */
function orientationIn(exif: Buffer): number | undefined {
  const tiff = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif
  if (tiff.length < 10) return undefined
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const list = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (list + 2 > tiff.length) return undefined
  const last = Math.min(list + 2 + 12 * short(list), tiff.length - 11)
  for (let at = list + 2; at < last; at += 12) {
    if (short(at) === 0x0112) return short(at + 8)
  }
  return undefined
}

function svgHeader(bytes: Buffer): Header {
  const root = /<svg\b[^>]*>/.exec(bytes.toString('utf8'))?.[0] ?? ''
  const box = /viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root)
  const sides = box
    ? box.slice(1)
    : [/ width="([\d.]+)/, / height="([\d.]+)/].map((side) => side.exec(root)?.[1])
  const [width = 0, height = 0] = sides.map((side) => Math.round(Number(side)))
  return { width, height, isDrawing: true }
}
