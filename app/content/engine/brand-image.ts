import { readFileSync } from 'node:fs'
import type { Options } from './declared.ts'
import { quoted } from './english.ts'
import { checked } from './fields.ts'
import type { ProblemDetail } from './problem.ts'
import { validationContext } from './validation-context.ts'

const [mostKilobytes, leastPixels] = [100, 180]

/** A logo or an icon in the content folder's `images/`. It is published as it is, and icons and cards
    are drawn from it. */
export function brandImage<const O extends Options & { isIcon?: true }>(options: O) {
  const { isIcon = false } = options
  const what = isIcon ? 'a square .svg or .png file' : 'a .svg or .png file'
  return checked((name) => brandProblem(name, isIcon), {
    expected: `the name of ${what} in the images folder`,
    example: isIcon ? 'icon.svg' : 'logo.svg',
    control: 'image',
    ...(isIcon && { shape: [1, 1] as const }),
    ...options,
  })
}

function brandProblem(name: string, isIcon: boolean): ProblemDetail | undefined {
  const context = validationContext()
  if (!context) return undefined
  const expected = 'the name of a .svg or .png file in the images folder'
  if (!/\.(svg|png)$/.test(name)) return { expected, hint: 'Save it as an SVG or a PNG.' }
  const image = context.images.get(name)
  if (!image) return { expected }
  const { file, size, picture } = image
  const found = (what: string) => `the file ${quoted(name)}, ${what}`
  if (!picture) {
    return {
      found: found("which can't be opened as a picture"),
      expected: 'an SVG or a PNG picture',
      hint: "Open the picture and save it as a PNG. Renaming the file isn't enough.",
    }
  }
  const { width, height } = picture
  const kilobytes = Math.ceil(size / 1024)
  if (kilobytes > mostKilobytes) {
    return {
      found: found(`of ${kilobytes} kB`),
      expected: `a file of at most ${mostKilobytes} kB, because every page shows it`,
      hint: 'Save it as an SVG, or as a PNG about 600 pixels wide.',
    }
  }
  if (isIcon && width !== height) {
    return {
      found: found(`${width} wide and ${height} high`),
      expected: 'a square picture, as wide as it is high',
    }
  }
  if (isIcon && name.endsWith('.png') && width < leastPixels) {
    return {
      found: found(`${width} by ${height} pixels`),
      expected: `at least ${leastPixels} by ${leastPixels} pixels`,
      hint: 'For phones 512 by 512 pixels are best.',
    }
  }
  const active = name.endsWith('.svg') ? activePart(readFileSync(file, 'utf8')) : undefined
  if (!active) return undefined
  return {
    found: found(`with ${active}`),
    expected: 'a drawing and nothing else: no script, no other document, nothing from elsewhere',
    hint: 'In the program that made it, choose "Export as SVG" with images embedded and text as outlines.',
  }
}

/** What an SVG file has besides shapes: code, another document, or a reference to another file. */
function activePart(svg: string): string | undefined {
  const text = svg.replaceAll(/<!--.*?-->/gs, '')
  const tag = /<(?:\w+:)?(script|foreignObject|iframe|handler|set|animate\w*)\b/i.exec(text)
  if (tag) return `<${tag[1]}>`
  const handler = /[\s"'/](on\w+)\s*=/i.exec(text)
  if (handler) return `the event handler ${handler[1]}`
  const declared = /<!ENTITY|<\?xml-stylesheet|@import/i.exec(text)
  if (declared) return declared[0]
  const references = [
    ...text.matchAll(/[\s:"'](?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi),
    ...text.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))\s*\)/gi),
  ].map(([, ...forms]) => forms.find((form) => form !== undefined)?.trim() ?? '')
  const outside = references.find((to) => !/^(#|data:image\/(png|jpeg|webp);base64,)/.test(to))
  return outside === undefined ? undefined : `a reference to ${quoted(outside)}`
}
