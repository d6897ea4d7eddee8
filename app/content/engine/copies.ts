import path from 'node:path'
import type { Copies } from '#app/lib/copies.ts'
import type { ImageFile } from './measure-images.ts'

const widths = [360, 720, 1080]

/** The copies of a picture by their addresses, before any of them is made. Undefined for a file that
    no page may show. */
export function copiesOf(name: string, { picture }: ImageFile): Copies | undefined {
  if (!picture) return undefined
  const { width: natural, height, hash, compressed, isTransparent } = picture
  const stem = path
    .parse(name)
    .name.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  const named = (what: string, ending: string) => `/assets/${stem}${what}-${hash}.${ending}`
  if (compressed !== undefined)
    return { width: natural, height, fallback: named('', 'svg'), avif: [] }
  const largest = Math.min(natural, Math.max(...widths))
  return {
    width: largest,
    height: Math.round((height * largest) / natural),
    fallback: named('', isTransparent ? 'png' : 'jpg'),
    avif: [...widths.filter((width) => width < largest), largest].map((width) => ({
      path: named(`-${width}`, 'avif'),
      width,
    })),
  }
}
