import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { addProblem } from './fields.ts'
import type { ProblemDetail } from './problem.ts'
import { validationContext } from './validation-context.ts'
import { closestMatch, joinList, quoted } from './words.ts'

type Size = { width: number; height: number }

const photographs = ['jpg', 'jpeg', 'png', 'webp']

/** A photograph in the content folder's `images/`. A page shows only what passes here. */
export const image = z
  .string()
  .superRefine((name, ctx) => {
    const problem = imageProblem(name)
    if (problem) addProblem(ctx, problem)
  })
  .meta({
    expected: 'the name of a file in the images folder',
    example: 'portrait.webp',
    control: 'image',
  })

/** What is wrong with the name of a picture, or with the file it names. */
export function imageProblem(name: string, kinds = photographs): ProblemDetail | undefined {
  const context = validationContext()
  if (!context) return undefined
  const endings = new RegExp(`\\.(${kinds.join('|')})$`)
  if (!context.images.includes(name)) {
    const near = closestMatch(name, context.images)
    return {
      expected: 'the name of a file in the images folder',
      hint: near
        ? `Did you mean ${near}?`
        : 'Capital letters matter: Photo.jpg and photo.jpg are different names.',
    }
  }
  if (!endings.test(name)) {
    const lower = name.replace(/\.\w+$/, (ending) => ending.toLowerCase())
    return {
      expected: `a picture whose name ends in ${joinList(
        kinds.map((kind) => `.${kind}`),
        'or',
      )}, in lowercase`,
      hint: endings.test(lower)
        ? `Rename the file to ${lower}, here and in the images folder.`
        : 'Open the picture and save it as a JPEG.',
    }
  }
  if (imageSize(join(context.imageDir, name))) return undefined
  return {
    found: `the file ${quoted(name)}, which can't be opened as a picture`,
    expected: `a JPEG, PNG${kinds.includes('svg') ? ', WebP or SVG' : ' or WebP'} picture`,
    hint: "Open the picture and save it as a JPEG. Renaming the file isn't enough.",
  }
}

/** The natural size of a picture, so that a page can keep its place; undefined for a file that is
    none of JPEG, PNG, WebP and SVG. */
export function imageSize(file: string): Size | undefined {
  const bytes = readFileSync(file)
  const begins = (text: string, at = 0) => bytes.toString('latin1', at, at + text.length) === text
  if (begins('PNG', 1) && bytes.length >= 24) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
  }
  if (begins('RIFF') && begins('WEBP', 8) && bytes.length >= 30) return webpSize(bytes)
  if (bytes.length > 2 && bytes.readUInt16BE(0) === 0xffd8) return jpegSize(bytes)
  return file.endsWith('.svg') ? svgSize(bytes.toString('utf8')) : undefined
}

function webpSize(bytes: Buffer): Size | undefined {
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8 ') {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  }
  if (kind === 'VP8L') {
    const bits = bytes.readUInt32LE(21)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (kind !== 'VP8X') return undefined
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
}

/** A JPEG is a chain of segments; the one that begins the picture holds its size. */
function jpegSize(bytes: Buffer): Size | undefined {
  let at = 2
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes.readUInt8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) }
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

function svgSize(text: string): Size | undefined {
  const root = /<svg\b[^>]*>/.exec(text)?.[0] ?? ''
  const box = /viewBox="\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root)
  const sides = box
    ? box.slice(1)
    : [/ width="([\d.]+)/, / height="([\d.]+)/].map((side) => side.exec(root)?.[1])
  const [width = 0, height = 0] = sides.map((side) => Math.round(Number(side)))
  return width > 0 && height > 0 ? { width, height } : undefined
}
