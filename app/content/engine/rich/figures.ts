import path from 'node:path'
import type { Image, Nodes } from 'mdast'
import { imageSize } from '../image-size.ts'
import { lineOf } from '../markdown.ts'
import type { Complaint } from '../problem.ts'
import { surroundings } from '../surroundings.ts'
import { nearest, quoted } from '../words.ts'
import { type Element, element, words } from './hast.ts'

const folder = '/images/'
const example = '![A street of brick houses](/images/street.jpg "Main Street, 2026")'

/** The picture that is alone in its paragraph. */
export function pictureOf(node: Nodes): Image | undefined {
  if (node.type !== 'paragraph' || node.children.length !== 1) return undefined
  const [only] = node.children
  return only?.type === 'image' ? only : undefined
}

export function pictureComplaint(image: Image): Complaint | undefined {
  const place = { fragment: image.url, ...lineOf(image) }
  const name = image.url.slice(folder.length)
  const around = surroundings()
  if (!image.url.startsWith(folder) || (around && !around.images.includes(name))) {
    const near = nearest(name, around?.images ?? [])
    return {
      found: `a picture ${quoted(image.url)}, which is not there`,
      expected: `a file in the folder images, written as ${folder} and its name`,
      example,
      ...(near && { hint: `Did you mean ${folder}${near}?` }),
      ...place,
    }
  }
  if (!image.alt?.trim()) {
    const expected =
      'words in the square brackets: what the picture shows, for people who cannot see it'
    return { found: 'a picture without words', expected, example, ...place }
  }
  if (around && !imageSize(path.join(around.imageDir, name))) {
    const expected = 'a picture in the form JPEG, PNG, WebP or SVG'
    return { found: `a file ${quoted(name)} that cannot be read as a picture`, expected, ...place }
  }
  return undefined
}

export function inlinePicture(image: Image): Complaint {
  return {
    found: `a picture inside a line of text: ${quoted(image.url)}`,
    expected: 'a picture alone in its paragraph, with an empty line above and below',
    example,
    fragment: image.url,
    ...lineOf(image),
  }
}

export function figureElement({ url, alt, title }: Image): Element {
  const around = surroundings()
  const size = around && imageSize(path.join(around.imageDir, url.slice(folder.length)))
  const picture = element('img', {
    src: url,
    alt: alt ?? '',
    ...size,
    loading: 'lazy',
    decoding: 'async',
  })
  const caption = title ? [element('figcaption', {}, [words(title)])] : []
  return element('figure', { dataBlock: 'figure' }, [picture, ...caption])
}
