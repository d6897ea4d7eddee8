import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { collectionOf } from '#app/content/collections.ts'
import { type Sentence, sentencesIn } from '#app/content/readability.ts'
import type { Typed } from '#app/content/texts.ts'
import { oneSpace } from '#app/lib/plain-text.ts'
import { fieldsOf, type Launch, typedTexts } from './launch.ts'

/** Fingerprints of values that this repository comes with, by file and field. */
type Shipped = Record<string, Record<string, string>>

export const shippedFile = join(import.meta.dirname, 'shipped.json')

export function readShipped(): Shipped {
  return JSON.parse(readFileSync(shippedFile, 'utf8'))
}

function fingerprint(value: string): string {
  return createHash('sha256').update(oneSpace(value).toLowerCase()).digest('hex').slice(0, 12)
}

/** The same of a content folder: of every text whose field says that the sample's must be replaced. */
export function shippedIn(launch: Pick<Launch, 'sources'>): Shipped {
  const prints = fieldsOf(launch).flatMap(({ file, path, value, declared }) => {
    const { sample } = declared.at(-1) ?? {}
    if (!sample || sample === 'marked' || typeof value !== 'string') return []
    return [{ file, field: path.join('/'), print: fingerprint(value) }]
  })
  const files = [...Map.groupBy(prints, ({ file }) => file)]
  return Object.fromEntries(
    files.map(([file, own]) => [
      file,
      Object.fromEntries(own.map(({ field, print }) => [field, print])),
    ]),
  )
}

/** The sentences of the firm's own files, other than labels of the site itself, each with its field; with the rest,
    also what is no sentence, such as a heading. */
export function sentencesOf(
  launch: Pick<Launch, 'sources'>,
  withRest = false,
): (Typed & Pick<Sentence, 'typed' | 'isComplete'>)[] {
  const own = typedTexts(launch).filter(
    ({ file }) => collectionOf(file)?.shelf !== 'The site itself',
  )
  return own.flatMap(({ text, ...place }) => {
    const wanted = sentencesIn(text).filter(({ isComplete }) => isComplete || withRest)
    return wanted.map(({ text: read, ...rest }) => ({ ...place, ...rest, text: read }))
  })
}

export const sentencesFile = join(import.meta.dirname, 'shipped-sentences.json')

/** Short fingerprints of all sentences, on one line: a stranger among thousands would be read once too often. */
export function shippedSentencesIn(launch: Pick<Launch, 'sources'>): string {
  const prints = sentencesOf(launch).map(({ text }) => fingerprint(text).slice(0, 6))
  return [...new Set(prints)].sort().join(' ')
}

const shippedSentences = new Set(
  (JSON.parse(readFileSync(sentencesFile, 'utf8')) as string).split(' '),
)

const shippedFields = Object.entries(readShipped())

export const shipped = {
  /** Whether a sentence is one that this repository comes with. */
  says: (sentence: string) => shippedSentences.has(fingerprint(sentence).slice(0, 6)),
  /** Whether a value is one that this repository comes with, in a file of whatever name in the same folder. */
  has(file: string, value: string): boolean {
    const print = fingerprint(value)
    return shippedFields.some(
      ([name, fields]) => dirname(name) === dirname(file) && Object.values(fields).includes(print),
    )
  },
}
