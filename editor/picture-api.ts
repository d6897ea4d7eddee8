import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { extname, join, parse } from 'node:path'
import sharp from 'sharp'
import { activePart } from '#app/content/engine/brand-image.ts'
import { listContent } from '#app/content/engine/files.ts'
import type { LoadedFiles } from '#app/content/engine/load.ts'
import { type Path, valueAt } from '#app/content/engine/problem.ts'
import type { Source } from '#app/content/engine/source.ts'
import { valuesIn } from '#app/content/texts.ts'
import { fileName } from '#app/lib/text.ts'
import { contentType } from '#hosting/content-types.ts'
import { free } from './client/values.ts'
import { nameInForm, wordsBeside } from './form.ts'
import { asGroup } from './names.ts'
import type { EditorOptions } from './options.ts'
import { RequestRefused, type Routes } from './reply.ts'
import type { Pictures, PictureUse, SavedPicture } from './types.ts'

/** Pages show at most half of it; the rest is for sharp screens and for cutting. */
const mostPixels = 2400

/** Pictures of the folder. `kept` is where those that were taken out of it wait to be put back. */
export function pictureRoutes({ dir, check }: PictureOptions, kept: string): Routes {
  const inFolder = (name: string) => join(dir, 'images', name)
  const removed = () => (existsSync(kept) ? readdirSync(kept).sort() : [])
  const known = (name: string, all: readonly string[]) => {
    if (!all.includes(name)) throw new RequestRefused(404, 'There is no such picture.')
    return name
  }
  return {
    'GET /api/picture': ({ query }) => {
      const name = query.get('name') ?? ''
      const isRemoved = removed().includes(name)
      const from = isRemoved ? kept : join(dir, 'images')
      known(name, isRemoved ? removed() : listContent(dir).images)
      return { value: readFileSync(join(from, name)), type: contentType(name) }
    },
    'GET /api/pictures': async () => {
      const { sources } = await check()
      const pictures = listContent(dir).images.map(async (name) => {
        const { width = 0, height = 0 } = await sharp(inFolder(name))
          .metadata()
          .catch((): { width?: number; height?: number } => ({}))
        return { name, width, height, uses: usesOf(name, sources) }
      })
      const value: Pictures = { pictures: await Promise.all(pictures), removed: removed() }
      return { value }
    },
    'POST /api/picture': async ({ query, body }) => {
      const replaced = query.get('replace')
      const own = replaced ? known(replaced, listContent(dir).images) : undefined
      const { made, ending, done } = await prepared(body, own && extname(own).slice(1))
      const name = own ?? nameFor(query.get('name') ?? '', ending, made)
      mkdirSync(join(dir, 'images'), { recursive: true })
      const before = own && readFileSync(inFolder(own))
      writeFileSync(inFolder(name), made)
      if (before) await orAsBefore(name, before)
      return { value: { name, done } satisfies SavedPicture }
    },
    'POST /api/picture/remove': async ({ body }) => {
      const name = known(`${asGroup(body).name}`, listContent(dir).images)
      const uses = usesOf(name, (await check()).sources)
      if (uses.length > 0)
        throw new RequestRefused(422, `Not removed. This picture is used: ${uses[0]?.words}.`)
      mkdirSync(kept, { recursive: true })
      copyFileSync(inFolder(name), join(kept, name))
      rmSync(inFolder(name))
      return { value: { name, done: 'Removed. It can be put back below.' } satisfies SavedPicture }
    },
    'POST /api/picture/back': ({ body }) => {
      const name = known(`${asGroup(body).name}`, removed())
      const to = freeName(name)
      copyFileSync(join(kept, name), inFolder(to))
      rmSync(join(kept, name))
      return { value: { name: to, done: 'It is back.' } satisfies SavedPicture }
    },
  }

  /** A picture that a page cannot show does not take the place of one that it can. */
  async function orAsBefore(name: string, before: Buffer) {
    const { problems } = await check()
    if (problems.length === 0) return
    writeFileSync(inFolder(name), before)
    if ((await check()).problems.length > 0) return
    throw new RequestRefused(422, 'Not replaced: the pages cannot show this one.', { problems })
  }

  /** That of the same picture if it is there already. */
  function nameFor(typed: string, ending: string, made: Buffer): string {
    const same = listContent(dir).images.find(
      (name) => name.endsWith(`.${ending}`) && readFileSync(inFolder(name)).equals(made),
    )
    return same ?? freeName(`${fileName(parse(typed).name)}.${ending}`)
  }

  function freeName(name: string): string {
    const taken = listContent(dir).images.map((image) => parse(image.toLowerCase()).name)
    return `${free(parse(name).name, taken)}${extname(name)}`
  }
}

type PictureOptions = EditorOptions<Pick<LoadedFiles, 'problems' | 'sources'>>

/** The fields that name a picture, and the texts that show it. */
function usesOf(name: string, sources: LoadedFiles['sources']): PictureUse[] {
  return [...sources.values()].flatMap((source) =>
    valuesIn(source)
      .filter(({ value }) => value === name || /[(/]/.test(before(`${value}`, name)))
      .map(({ path }) => ({
        link: [source.file, ...path].join('/'),
        words: nameInForm(source.file, source.value, path),
        described: descriptionOf(source, path),
      })),
  )
}

/** The words that stand beside a picture, for people who can't see it. */
function descriptionOf({ file, value }: Source, path: Path): PictureUse['described'] {
  const above = path.slice(0, -1)
  const beside = wordsBeside(file, value, path)
  if (beside === undefined) return undefined
  const words = asGroup(valueAt(value, above))[beside]
  return { link: [file, ...above, beside].join('/'), words: typeof words === 'string' ? words : '' }
}

/** The sign before a name: in a text, that of a path or a link. */
function before(text: string, name: string): string {
  const at = text.indexOf(name)
  return at > 0 ? text.charAt(at - 1) : ''
}

/** What is published of the folder, for git: all but the pictures that nobody uses. */
export function publishedIn(dir: string, sources: LoadedFiles['sources']): string[] {
  const unused = listContent(dir).images.filter((name) => usesOf(name, sources).length === 0)
  return ['.', ...unused.map((name) => `:(exclude,literal)images/${name}`)]
}

/** A picture as the site can use it: upright, not too large, without what the camera noted. */
async function prepared(body: unknown, wanted?: string) {
  try {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    const { format, orientation = 1, hasAlpha } = await sharp(bytes).metadata()
    if (format === 'svg' || wanted === 'svg') return drawing(bytes, wanted)
    const upright = sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .resize({ width: mostPixels, height: mostPixels, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
    const ending = wanted ?? (hasAlpha || format === 'png' ? 'png' : 'jpg')
    const written =
      ending === 'png'
        ? upright.png()
        : ending === 'webp'
          ? upright.webp()
          : upright.jpeg({ quality: 88 })
    const { data: made, info } = await written.toBuffer({ resolveWithObject: true })
    const size = `${info.width} × ${info.height} pixels, ${Math.ceil(info.size / 1000)} kB`
    const done = `${orientation > 1 ? 'Turned upright. ' : ''}Added: ${size}.`
    return { made, ending, done }
  } catch (error) {
    if (error instanceof RequestRefused) throw error
    throw new RequestRefused(
      400,
      "This file can't be opened as a picture, or it is damaged. Choose a photo (JPEG, PNG or WebP) or a drawing (SVG). A HEIC photo of an iPhone has to be saved as a JPEG first.",
    )
  }
}

/** A drawing is published as it is, so it must not bring anything else along. */
function drawing(made: Buffer, wanted = 'svg') {
  if (wanted !== 'svg' || !made.includes('<svg'))
    throw new RequestRefused(400, 'A drawing and a photo cannot take the place of each other.')
  const active = activePart(made.toString('utf8'))
  if (active) {
    const found = `This drawing holds more than shapes: ${active}.`
    throw new RequestRefused(400, `${found} Export it again as a plain SVG, or as a PNG.`)
  }
  return { made, ending: 'svg', done: 'Added.' }
}
