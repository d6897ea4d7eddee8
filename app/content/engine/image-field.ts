import { join } from 'node:path'
import { z } from 'zod'
import { complain } from './fields.ts'
import { imageSize } from './image-size.ts'
import type { Complaint } from './problem.ts'
import { surroundings } from './surroundings.ts'
import { listed, nearest, quoted } from './words.ts'

const photographs = ['jpg', 'jpeg', 'png', 'webp']

/** A photograph in the content folder's `images/`. A page shows only what passes here. */
export const image = z
  .string()
  .superRefine((name, ctx) => {
    const complaint = imageComplaint(name)
    if (complaint) complain(ctx, complaint)
  })
  .meta({
    expected: 'the name of a file in the folder images',
    ...{ example: 'portrait.webp', control: 'image' },
  })

/** What is wrong with the name of a picture, or with the file it names. */
export function imageComplaint(name: string, kinds = photographs): Complaint | undefined {
  const around = surroundings()
  if (!around) return undefined
  const endings = new RegExp(`\\.(${kinds.join('|')})$`)
  if (!around.images.includes(name)) {
    const near = nearest(name, around.images)
    return {
      expected: 'the name of a file in the folder images',
      hint: near
        ? `Did you mean ${near}?`
        : 'Capitals count: Photo.jpg and photo.jpg are two different names.',
    }
  }
  if (!endings.test(name)) {
    const small = name.replace(/\.\w+$/, (ending) => ending.toLowerCase())
    return {
      expected: `a picture whose name ends in ${listed(
        kinds.map((kind) => `.${kind}`),
        'or',
      )}, in small letters`,
      hint: endings.test(small)
        ? `Rename the file to ${small}, here and in the folder images.`
        : 'Open the picture and save it as JPEG.',
    }
  }
  if (imageSize(join(around.imageDir, name))) return undefined
  return {
    found: `a file ${quoted(name)} that cannot be read as a picture`,
    expected: `a picture in the form JPEG, PNG${kinds.includes('svg') ? ', WebP or SVG' : ' or WebP'}`,
    hint: 'Open the picture and save it as JPEG; another name alone does not change its form.',
  }
}
