import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import { activePart } from '#app/content/engine/brand-image.ts'
import { listContent } from '#app/content/engine/files.ts'
import { joinList, pluralize } from '#app/content/engine/words.ts'
import { capitalize, fileName } from '#app/lib/text.ts'
import { contentType } from '#hosting/content-types.ts'
import type { EditorOptions } from './options.ts'
import { Refusal, type Routes } from './reply.ts'
import type { SavedPicture } from './types.ts'

/** Pages show at most half of it; the rest is for sharp screens and for cutting. */
const mostPixels = 2400
/** Below this, every place of the site would show it blurred. */
const leastPixels = 350

type Options = Pick<EditorOptions, 'dir' | 'onSaved'>

export function pictureRoutes(options: Options): Routes {
  return {
    'GET /api/picture': ({ query }) => {
      const name = query.get('name') ?? ''
      if (!listContent(options.dir).images.includes(name))
        throw new Refusal(404, 'There is no such picture.')
      return { value: readFileSync(join(options.dir, 'images', name)), type: contentType(name) }
    },
    'POST /api/picture': async ({ query, body }) => {
      if (!Buffer.isBuffer(body)) throw new Refusal(400, notPicture)
      const upright = query.get('shape') === 'upright'
      return { value: await savePicture(options, query.get('name') ?? '', body, upright) }
    },
  }
}

const notPicture =
  "This file can't be opened as a picture. Choose a photo (JPEG, PNG or WebP) or a drawing (SVG)."

/** Saves a picture as the site can use it, under a name that is free, and says what was done. */
async function savePicture(
  { dir, onSaved }: Options,
  typed: string,
  bytes: Buffer,
  upright: boolean,
): Promise<SavedPicture> {
  const { made, ending, done } = await prepared(bytes)
  const { width = 0, height = 0 } = await sharp(made).metadata()
  const name = freeName(dir, fileName(parse(typed).name), ending, made)
  mkdirSync(join(dir, 'images'), { recursive: true })
  writeFileSync(join(dir, 'images', name), made)
  onSaved()
  const isPhoto = ending !== 'svg'
  const advice = [
    upright && width > height
      ? 'It is wider than high. Here an upright picture looks best, about three to four; the sides of this one will be cut off.'
      : '',
    isPhoto && width < leastPixels
      ? `It is only ${pluralize(width, 'pixel')} wide, so it will look blurred. Choose the original, not a small copy.`
      : '',
  ].filter(Boolean)
  const url = `/admin/api/picture?name=${encodeURIComponent(name)}`
  return { name, width, height, url, done, ...(advice.length > 0 && { advice: advice.join(' ') }) }
}

type Prepared = { made: Buffer; ending: string; done: string }

async function prepared(bytes: Buffer): Promise<Prepared> {
  if (/^ftyp(hei|hev|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))) {
    throw new Refusal(
      400,
      'This is a HEIC photo, which browsers cannot show. On the iPhone, share it by mail to yourself, or open it on a computer and save it as a JPEG. Then choose that file.',
    )
  }
  const { format = '', orientation = 1, ...facts } = await metadataOf(bytes)
  if (format === 'svg') return drawing(bytes)
  const { autoOrient } = facts
  const isLarge = Math.max(autoOrient.width, autoOrient.height) > mostPixels
  const hasNotes = Boolean(facts.exif ?? facts.iptc ?? facts.xmp)
  const isForPrint = facts.space === 'cmyk'
  const isTurned = orientation > 1
  const isUsable = ['jpeg', 'png', 'webp'].includes(format) && (facts.pages ?? 1) === 1
  if (isUsable && !isLarge && !hasNotes && !isForPrint && bytes.length < 1_500_000)
    return { made: bytes, ending: endings[format] ?? format, done: `Added, ${weight(bytes)}.` }
  const upright = sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width: mostPixels, height: mostPixels, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
  const made = await (facts.hasAlpha ? upright.png() : upright.jpeg({ quality: 84 }))
    .toBuffer()
    .catch(() => {
      throw new Refusal(400, 'This picture is damaged or incomplete. Copy it again, then retry.')
    })
  const steps = [
    isTurned && 'turned upright',
    isForPrint && 'given colors for screens',
    hasNotes && 'cleared of what the camera noted, such as the place',
    made.length < bytes.length && `reduced from ${weight(bytes)} to ${weight(made)}`,
  ].filter((step) => step !== false)
  const done = `${capitalize(joinList(steps.length > 0 ? steps : ['added'], 'and'))}.`
  return { made, ending: facts.hasAlpha ? 'png' : 'jpg', done }
}

const endings: Readonly<Record<string, string>> = { jpeg: 'jpg' }

async function metadataOf(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes).metadata()
  } catch {
    throw new Refusal(400, notPicture)
  }
}

/** A drawing is published as it is, so it must not bring anything else along. */
function drawing(bytes: Buffer): Prepared {
  const active = activePart(bytes.toString('utf8'))
  if (active) {
    const found = `This drawing holds more than shapes: ${active}.`
    throw new Refusal(400, `${found} Export it again as a plain SVG, or as a PNG.`)
  }
  return { made: bytes, ending: 'svg', done: `Added, ${weight(bytes)}.` }
}

/** The name, or the name with a number where another picture has it. */
function freeName(dir: string, name: string, ending: string, bytes: Buffer): string {
  const { images } = listContent(dir)
  for (let number = 1; ; number++) {
    const free = `${name}${number > 1 ? `-${number}` : ''}.${ending}`
    const taken = images.find((image) => image.toLowerCase() === free)
    if (!taken || readFileSync(join(dir, 'images', taken)).equals(bytes)) return taken ?? free
  }
}

function weight({ length }: Buffer): string {
  return length < 950_000
    ? `${Math.max(1, Math.round(length / 1000))} kB`
    : `${(length / 1_000_000).toFixed(1)} MB`
}
