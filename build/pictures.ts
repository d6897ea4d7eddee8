import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Gated, Passed } from './gate.ts'
import type { Copy } from './site.ts'

/** What a copy may weigh. */
const mostBytes = 100_000

const ownCache = join(import.meta.dirname, '../.cache/pictures')

/** Makes the copies that pages link to. Other copies, and the originals, are not published. */
export async function makeCopies(
  passed: Passed,
  cache = ownCache,
): Promise<Record<string, Uint8Array>> {
  const made: Record<string, Uint8Array> = {}
  for (const copy of shownCopies(passed)) made[copy.path] = await makeCopy(copy, cache)
  return made
}

function shownCopies({ made, pages }: Passed): Copy[] {
  return [...made.copies.values()].filter(({ path }) =>
    pages.some(({ html }) => html.includes(path)),
  )
}

/** A copy is made once: its name holds a hash of the original. */
export async function makeCopy({ path, file, width }: Copy, cache = ownCache): Promise<Uint8Array> {
  const ending = extname(path)
  if (ending === '.svg') return readFile(file)
  const kept = join(cache, basename(path))
  try {
    return await readFile(kept)
  } catch {
    const bytes = await encode(file, width, ending)
    await mkdir(cache, { recursive: true })
    // Another build may read it at any time, so it appears whole or not at all.
    await writeFile(`${kept}.${process.pid}`, bytes)
    await rename(`${kept}.${process.pid}`, kept)
    return bytes
  }
}

type Attempt = readonly [quality: number, scale?: number, blur?: number]
type Format = {
  /** From the best to what makes even noise light enough. */
  attempts: readonly Attempt[]
  write: (picture: Sharp, quality: number) => Sharp
}

/** The width of an AVIF copy is in the page, so it may only become softer; a fallback may be smaller. */
const formats: Readonly<Record<string, Format>> = {
  '.avif': {
    attempts: [[55], [40], [25], [15, 1, 1.5], [10, 1, 6]],
    write: (picture, quality) => picture.avif({ quality, effort: 2 }),
  },
  '.jpg': {
    attempts: [[75], [55], [35], [35, 0.5], [20, 0.25]],
    write: (picture, quality) => picture.jpeg({ quality, mozjpeg: true }),
  },
  '.png': {
    attempts: [[90], [90, 0.7], [70, 0.5], [50, 0.35], [30, 0.2]],
    write: (picture, quality) => picture.png({ palette: true, quality, effort: 3 }),
  },
}

async function encode(file: string, width: number, ending: string): Promise<Uint8Array> {
  const { attempts, write } = formats[ending] ?? { attempts: [] }
  // Turned upright, in the colors of screens, and without what the camera noted: sharp keeps none of it.
  const { data, info } = await open(file)
    .autoOrient()
    .resize({ width })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const [quality, scale = 1, blur] of attempts) {
    const resized = sharp(data, { raw: info }).resize({ width: Math.ceil(width * scale) })
    const bytes = await write?.(blur ? resized.blur(blur) : resized, quality).toBuffer()
    if (bytes && bytes.length < mostBytes) return bytes
  }
  throw new Error(`A copy of ${basename(file)} cannot be made smaller than ${mostBytes} bytes.`)
}

function open(file: string): Sharp {
  return sharp(file, { failOn: 'error' })
}

const readToTheEnd = new Set<string>()

/** The beginning of a damaged picture may be sound, so each one that is shown is read to its end. */
export async function readPictures(gated: Gated): Promise<Gated> {
  if (!gated.passed) return gated
  const damaged = new Set<string>()
  for (const { path, file } of shownCopies(gated.passed)) {
    if (extname(path) === '.svg' || readToTheEnd.has(path)) continue
    try {
      await open(file).resize(8).raw().toBuffer()
      readToTheEnd.add(path)
    } catch {
      damaged.add(basename(file))
    }
  }
  if (damaged.size === 0) return gated
  const problems = [...damaged].map((name) => ({
    file: `images/${name}`,
    found: 'a picture that is damaged or incomplete',
    expected: 'a picture that can be opened',
    hint: 'Copy it again from where it came from, or open it and save it as a JPEG.',
  }))
  return { ...gated, problems, passed: undefined }
}
