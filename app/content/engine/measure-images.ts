import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp, { type Metadata } from 'sharp'

/** A file in the content folder's `images/`. */
export type ImageFile = {
  /** Absolute. */
  file: string
  /** In bytes. */
  size: number
  /** The photos of iPhones, whatever their name says. */
  isHeic?: boolean
  /** Undefined for a file that is none of JPEG, PNG, WebP and SVG, and for one that is too heavy. */
  picture?: Picture
}

type Picture = {
  /** As it is shown, after EXIF rotation: phones store the orientation beside the pixels. */
  width: number
  height: number
  /** Of its bytes, for the names of its copies. */
  hash: string
  isTransparent: boolean
  isAnimated: boolean
  /** Colors for printing: cyan, magenta, yellow and black. */
  isForPrint: boolean
  /** Of a drawing, that is an SVG file, its bytes when compressed. */
  compressed?: number
}

export const mostMegabytes = 20

/** Part of every hash, so that copies made in another way have other names. */
const recipe = '1'

/** The last state of each file, because an editor or a test reads the whole folder after each change. */
const measured = new Map<string, { state: string; image: Promise<ImageFile> }>()

/** Schemas check pictures and cannot wait, so all of a folder are measured before the first is asked for. */
export async function measureImages(
  dir: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, ImageFile>> {
  const images = new Map<string, ImageFile>()
  for (const name of names) images.set(name, await imageAt(join(dir, name)))
  return images
}

async function imageAt(file: string): Promise<ImageFile> {
  const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }))
  const state = `${size} ${mtimeMs}`
  const before = measured.get(file)
  if (before?.state === state) return before.image
  const image = measure(file, size)
  measured.set(file, { state, image })
  return image
}

async function measure(file: string, size: number): Promise<ImageFile> {
  if (size > mostMegabytes * 1024 ** 2) return { file, size }
  // A file may be gone by now; then nobody can open it either.
  const bytes = await readFile(file).catch(() => Buffer.alloc(0))
  const isHeic = /^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))
  const picture = await pictureIn(bytes, file.endsWith('.svg'))
  return { file, size, isHeic, ...(picture && { picture }) }
}

async function pictureIn(bytes: Buffer, mayBeDrawing: boolean): Promise<Picture | undefined> {
  const about = await metadataOf(bytes)
  const isDrawing = about?.format === 'svg' && mayBeDrawing
  if (!about || !(isDrawing || ['jpeg', 'png', 'webp'].includes(about.format))) return undefined
  return {
    ...about.autoOrient,
    hash: createHash('sha256').update(recipe).update(bytes).digest('base64url').slice(0, 7),
    isTransparent: about.hasAlpha,
    // sharp reads an animated PNG as its first picture.
    isAnimated:
      (about.pages ?? 1) > 1 ||
      (about.format === 'png' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL')),
    isForPrint: about.space === 'cmyk',
    ...(isDrawing && { compressed: gzipSync(bytes).length }),
  }
}

/** Whether its pixels are sound, and not too many, is asked elsewhere and answered better. */
async function metadataOf(bytes: Buffer): Promise<Metadata | undefined> {
  try {
    const limits = { failOn: 'none', limitInputPixels: false, unlimited: true } as const
    return await sharp(bytes, limits).metadata()
  } catch {
    return undefined
  }
}
