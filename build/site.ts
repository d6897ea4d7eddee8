import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Drawn, Site } from '#app/components/site.tsx'
import type { Content } from '#app/content/collections.ts'
import { copiesOf } from '#app/content/engine/copies.ts'
import { pagesOf } from '#app/content/pages.ts'
import { builtInFaces, themeCss } from '#app/content/theme.ts'
import { address } from '#app/lib/address.ts'
import { withoutMissingGlyphs } from '#app/lib/card-letters.ts'
import type { Copies } from '#app/lib/copies.ts'
import { monogram } from '#app/lib/text.ts'
import { draw } from '#drawings/draw.ts'
import { sizeOf } from '#drawings/svg.ts'
import { dataUri, type Letters, type Mark } from './cards/mark.ts'

/** A file to publish, made of an owner's picture: its address, the original and its width in pixels. */
export type Copy = { path: string; file: string; width: number }

export type MadeSite = {
  site: Site
  drawings: ReadonlyMap<string, string>
  /** The files that pages show, by their paths: drawings and fonts. */
  files: ReadonlyMap<string, string | Uint8Array>
  /** Of the owner's pictures, by their paths; `makeCopy` makes them. */
  copies: ReadonlyMap<string, Copy>
  /** What stands beside the firm's name, and the icon: the drawn mark, or the owner's files. */
  marks: { header: Mark; icon: Mark | Letters }
  /** The palette and the fonts. */
  themeStyles: string
  /** The fonts of the first screen. */
  firstFonts: readonly string[]
}

const fontsDir = join(import.meta.dirname, '../app/fonts')

/** Everything that follows from a firm's content, in memory. */
export function makeSite(content: Content, contentDir: string, base = '/'): MadeSite {
  const files = new Map<string, string | Uint8Array>()

  function keep(name: string, bytes: string | Uint8Array): string {
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 7)
    const path = `/assets/${name.replace(/\.\w+$/, (ending) => `-${hash}${ending}`)}`
    files.set(path, bytes)
    return path
  }

  const imageDir = join(contentDir, 'images')
  const images = new Map<string, Copies>()
  const { fonts, logo, favicon } = content.theme
  const ownMark = (role: string, file: string): Mark & Drawn => {
    const picture = content.images[file]?.picture
    if (!picture) throw new Error(`The file ${file} can't be opened as a picture.`)
    const { width, height } = picture
    const bytes = readFileSync(join(imageDir, file))
    return { path: keep(role + extname(file), bytes), width, height, href: dataUri(file, bytes) }
  }
  const day = logo && ownMark('logo', logo.file)
  const night = logo?.darkFile ? ownMark('logo-dark', logo.darkFile) : undefined
  const icon = favicon ? ownMark('icon', favicon) : day && isIcon(day) ? day : undefined
  const drawings = draw(content, day && { day, night })
  const drawn = [...drawings].map(([name, svg]) => [
    name,
    { path: keep(`${name}.svg`, svg), ...sizeOf(svg) },
  ])
  const own = {
    ...(day && { logo: day, mark: letterIcon }),
    ...(night && { 'logo-dark': night }),
    ...(icon && { mark: icon }),
  }
  const letters = withoutMissingGlyphs(monogram(content.firm.shortName.plain))
  const mark = drawings.get('mark') ?? ''
  const drawnMark = { ...sizeOf(mark), href: dataUri('mark.svg', Buffer.from(mark)) }
  for (const [name, image] of Object.entries(content.images)) {
    const copies = copiesOf(name, image)
    if (copies) images.set(name, copies)
  }
  const copies = [...images].flatMap(([name, { fallback, width, avif }]) =>
    [{ path: fallback, width: Math.min(width, 720) }, ...avif].map(
      (copy) => [copy.path, { file: join(imageDir, name), ...copy }] as const,
    ),
  )
  const font = (file: string) => keep(file, readFileSync(join(fontsDir, file)))
  const ownFont = (file: string) =>
    keep(file.replaceAll(/[^\w.-]+/g, '-'), readFileSync(join(contentDir, 'fonts', file)))
  const faces = [fonts.display, fonts.text].filter((face) => face !== 'system')
  const builtIn = faces.flatMap((face) => (typeof face === 'string' ? [builtInFaces[face]] : []))
  const faceStyles = [...new Set(builtIn)].map((name) => {
    const css = readFileSync(join(fontsDir, `${name}.css`), 'utf8')
    return css.replaceAll(/url\("\.\/([^"]+)"\)/g, (_, file) => `url(${address(font(file), base)})`)
  })
  return {
    site: {
      content,
      pages: pagesOf(content),
      drawings: { ...Object.fromEntries(drawn), ...own },
      images: Object.fromEntries(images),
    },
    drawings,
    files,
    copies: new Map(copies),
    marks: { header: day ?? drawnMark, icon: icon ?? (day ? { letters } : drawnMark) },
    themeStyles: compact(
      [themeCss(content.theme, (file) => address(ownFont(file), base)), ...faceStyles].join(''),
    ),
    firstFonts: [
      ...new Set(
        faces.map((face) =>
          typeof face === 'string' ? font(`${builtInFaces[face]}.woff2`) : ownFont(face.regular),
        ),
      ),
    ],
  }
}

/** A wide logo would be a line of dust in the tab of a browser: letters stand for it, which the build draws there. */
const letterIcon: Drawn = { path: '/icons/icon-192.png', width: 192, height: 192 }

function isIcon({ path, width, height }: Drawn): boolean {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return long <= short * 1.3 && (path.endsWith('.svg') || short >= 180)
}

/** Without comments and indentation; these styles do not pass the bundler. */
function compact(css: string): string {
  return css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{}:;,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim()
}
