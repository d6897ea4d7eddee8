import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import type { Copies } from '#app/lib/copies.ts'
import { readImage } from './image-file.ts'
import { mostMegabytes } from './images.ts'

const widths = [360, 720, 1080]

/** Part of every name, so that copies made in another way have another one. */
const recipe = '1'

/** The copies of a picture by their addresses, before any of them is made. Undefined for a file that
    no page may show. */
export function copiesOf(dir: string, name: string): Copies | undefined {
  const file = path.join(dir, name)
  if (statSync(file).size > mostMegabytes * 1024 ** 2) return undefined
  const picture = readImage(file)
  if (!picture) return undefined
  const { bytes, width: natural, height, isDrawing, isTransparent } = picture
  const hash = createHash('sha256').update(recipe).update(bytes).digest('base64url').slice(0, 7)
  const stem = path
    .parse(name)
    .name.toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  const named = (what: string, ending: string) => `/assets/${stem}${what}-${hash}.${ending}`
  if (isDrawing) return { width: natural, height, fallback: named('', 'svg'), avif: [] }
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
