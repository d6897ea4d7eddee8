import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import sharp from 'sharp'
import { activePart } from '#app/content/engine/brand-image.ts'
import { listContent } from '#app/content/engine/files.ts'
import { fileName } from '#app/lib/text.ts'
import { contentType } from '#hosting/content-types.ts'
import { free } from './client/values.ts'
import type { EditorOptions } from './options.ts'
import { RequestRefused, type Routes } from './reply.ts'
import type { SavedPicture } from './types.ts'

/** Pages show at most half of it; the rest is for sharp screens and for cutting. */
const mostPixels = 2400

export function pictureRoutes({ dir }: Pick<EditorOptions, 'dir'>): Routes {
  return {
    'GET /api/picture': ({ query }) => {
      const name = query.get('name') ?? ''
      if (!listContent(dir).images.includes(name))
        throw new RequestRefused(404, 'There is no such picture.')
      return { value: readFileSync(join(dir, 'images', name)), type: contentType(name) }
    },
    'POST /api/picture': async ({ query, body }) => {
      const { made, ending, done, isWide } = await prepared(body)
      const taken = listContent(dir).images.map((image) => parse(image.toLowerCase()).name)
      const name = `${free(fileName(parse(query.get('name') ?? '').name), taken)}.${ending}`
      mkdirSync(join(dir, 'images'), { recursive: true })
      writeFileSync(join(dir, 'images', name), made)
      const advice = query.get('shape') === 'upright' && isWide ? wideAdvice : ''
      return { value: { name, done: `${done} ${advice}`.trim() } satisfies SavedPicture }
    },
  }
}

const wideAdvice =
  'It is wider than high. Here an upright picture looks best, about three to four; the sides of this one will be cut off.'

/** A picture as the site can use it: upright, not too large, without what the camera noted. */
async function prepared(body: unknown) {
  try {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    const { format, orientation = 1, hasAlpha } = await sharp(bytes).metadata()
    if (format === 'svg') return drawing(bytes)
    const upright = sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .resize({ width: mostPixels, height: mostPixels, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    const ending = hasAlpha || format === 'png' ? 'png' : 'jpg'
    const { data: made, info } = await (ending === 'png'
      ? upright.png()
      : upright.jpeg({ quality: 88 })
    ).toBuffer({ resolveWithObject: true })
    const size = `${info.width} × ${info.height} pixels, ${Math.ceil(info.size / 1000)} kB`
    const done = `${orientation > 1 ? 'Turned upright. ' : ''}Added: ${size}.`
    return { made, ending, done, isWide: info.width > info.height }
  } catch (error) {
    if (error instanceof RequestRefused) throw error
    throw new RequestRefused(
      400,
      "This file can't be opened as a picture, or it is damaged. Choose a photo (JPEG, PNG or WebP) or a drawing (SVG). A HEIC photo of an iPhone has to be saved as a JPEG first.",
    )
  }
}

/** A drawing is published as it is, so it must not bring anything else along. */
function drawing(made: Buffer) {
  const active = activePart(made.toString('utf8'))
  if (active) {
    const found = `This drawing holds more than shapes: ${active}.`
    throw new RequestRefused(400, `${found} Export it again as a plain SVG, or as a PNG.`)
  }
  return { made, ending: 'svg', done: 'Added.', isWide: false }
}
