import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '#app/content/collections.ts'
import { declaredOf, fieldAt } from '#app/content/engine/declared.ts'
import { matches } from '#app/content/engine/files.ts'
import type { Path } from '#app/content/engine/problem.ts'
import type { Source } from '#app/content/engine/source.ts'
import { valuesIn } from '#app/content/texts.ts'
import { oneSpace } from '#app/lib/plain-text.ts'

/** Fingerprints of values that this repository comes with, by file and field. */
type Shipped = Record<string, Record<string, string>>

export const shippedFile = join(import.meta.dirname, 'shipped.json')

export function readShipped(): Shipped {
  return JSON.parse(readFileSync(shippedFile, 'utf8'))
}

export function fingerprint(value: string): string {
  return createHash('sha256').update(oneSpace(value).toLowerCase()).digest('hex').slice(0, 12)
}

/** The same of a content folder: of every text whose field says that the sample's must be replaced. */
export function shippedIn(sources: ReadonlyMap<string, Source>): Shipped {
  const all = [...sources].flatMap(([file, source]) => {
    const own = sampleTexts(file, source).map(({ path, text }) => [
      path.join('/'),
      fingerprint(text),
    ])
    return own.length > 0 ? [[file, Object.fromEntries(own)]] : []
  })
  return Object.fromEntries(all)
}

/** The texts of a file that must be the firm's own, as they are typed. */
export function sampleTexts(file: string, source: Source): { path: Path; text: string }[] {
  const schema = collections.find(({ pattern }) => matches(pattern, file))?.schema
  const isSample = (path: Path) => {
    const field = schema && fieldAt(schema, path, source.value)
    return field !== undefined && declaredOf(field).sample === true
  }
  return valuesIn(source).flatMap(({ path, value }) =>
    typeof value === 'string' && path.some((_, at) => isSample(path.slice(0, at + 1)))
      ? [{ path, text: value }]
      : [],
  )
}
