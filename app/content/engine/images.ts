import type { Declared, Options } from './declared.ts'
import { joinList, quoted } from './english.ts'
import { checked } from './fields.ts'
import { type ImageFile, mostMegabytes } from './measure-images.ts'
import type { ProblemDetail } from './problem.ts'
import { validationContext } from './validation-context.ts'

const photographs = ['jpg', 'jpeg', 'png', 'webp']

/** Cameras stay below both; scans may not. */
const mostPixels = 12_000
const mostOfDrawing = 100_000

/** A photograph in the content folder's `images/`. A page shows only what passes here. */
export function image<const O extends Options & Pick<Declared, 'shape'>>(options?: O) {
  return checked((name) => imageProblem(name), {
    expected: 'the name of a file in the images folder',
    example: 'portrait.webp',
    control: 'image',
    ...(options as O),
  })
}

type Wanted = {
  /** Drawings too, that is SVG files. */
  drawings?: boolean
  /** The width of the place it is shown in. */
  width?: number
}

/** What is wrong with the name of a picture, or with the file it names. */
export function imageProblem(
  name: string,
  { drawings = false, width: least = 350 }: Wanted = {},
): ProblemDetail | undefined {
  const context = validationContext()
  if (!context) return undefined
  const found = quoted(name)
  const kinds = drawings ? [...photographs, 'svg'] : photographs
  const endings = new RegExp(`\\.(${kinds.join('|')})$`)
  const image = context.images.get(name)
  if (!image) {
    return {
      found,
      expected: 'the name of a file in the images folder',
      hint: 'Capital letters matter: Photo.jpg and photo.jpg are different names.',
    }
  }
  if (!endings.test(name)) {
    const lower = name.replace(/\.\w+$/, (ending) => ending.toLowerCase())
    return {
      found,
      expected: `a picture whose name ends in ${joinList(
        kinds.map((kind) => `.${kind}`),
        'or',
      )}, in lowercase`,
      hint: endings.test(lower)
        ? `Rename the file to ${lower}, here and in the images folder.`
        : 'Open the picture and save it as a JPEG.',
    }
  }
  return fileProblem(image, { drawings, least })
}

function fileProblem(
  { file, size: bytes, isHeic, picture }: ImageFile,
  { drawings, least }: { drawings: boolean; least: number },
): ProblemDetail | undefined {
  const about = (what: string) => `the file ${quoted(file.split(/[\\/]/).at(-1) ?? '')}, ${what}`
  const megabytes = bytes / 1024 ** 2
  if (megabytes > mostMegabytes) {
    return {
      found: about(`of ${megabytes.toFixed(0)} MB`),
      expected: `a picture of at most ${mostMegabytes} MB`,
      hint: 'Save it as a JPEG, about 2,000 pixels wide. The site makes smaller copies itself.',
    }
  }
  if (!picture) {
    return {
      found: about(isHeic ? 'a HEIC photo' : "which can't be opened as a picture"),
      expected: `a JPEG, PNG${drawings ? ', WebP or SVG' : ' or WebP'} picture`,
      hint: "Open the picture and save it as a JPEG. Renaming the file isn't enough.",
    }
  }
  const { width, height, compressed, isAnimated, isForPrint } = picture
  const isDrawing = compressed !== undefined
  // A drawing is published as it is, and sent compressed.
  if (isDrawing && compressed > mostOfDrawing) {
    return {
      found: about(`of ${(bytes / 1000).toFixed(0)} kB`),
      expected: `an SVG drawing of at most ${mostOfDrawing / 1000} kB when compressed`,
      hint: 'Export it as a PNG or JPEG about 2,000 pixels wide: the site makes light copies of these.',
    }
  }
  if (isAnimated) {
    return {
      found: about('an animation'),
      expected: 'a picture that stands still',
      hint: 'Open it and save the part you want to show as a JPEG.',
    }
  }
  if (isForPrint) {
    return {
      found: about('with colors for printing (CMYK)'),
      expected: 'a picture with colors for screens (RGB)',
      hint: 'Ask whoever made it for an RGB JPEG, or open it and export it for the web.',
    }
  }
  const size = `${width} by ${height} pixels`
  if (!isDrawing && Math.max(width, height) > mostPixels) {
    return {
      found: about(size),
      expected: `a picture of at most ${mostPixels.toLocaleString('en-US')} pixels on each side`,
      hint: 'Save it smaller: 2,000 pixels are enough.',
    }
  }
  if (isDrawing || width >= least) return undefined
  return {
    found: about(size),
    expected: `a picture at least ${least} pixels wide`,
    hint: 'Use the original rather than a thumbnail. A small picture made larger stays blurry.',
  }
}
