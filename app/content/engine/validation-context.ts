import { none, type Text } from '#app/lib/shown.ts'
import type { ImageFile } from './measure-images.ts'

/** What the site itself says inside a text. */
export type TextWords = {
  /** After a link to another site, for screen readers. */
  newTab: Text
  /** The name of a note mark, with {number}. */
  note: Text
  illustrative: Text
}

/** What a value is checked against besides its schema: the site's paths, old addresses with the new
    ones, and the pictures and fonts in the content folder; and the words of the site. */
export type ValidationContext = {
  words?: TextWords | undefined
  /** 2026-11-15 */
  today?: string | undefined
  /** Undefined while not all of them are known. */
  paths: readonly string[] | undefined
  moved: ReadonlyMap<string, string>
  /** Equal for two checks in which the same text becomes the same HTML. */
  key?: string | undefined
  images: ReadonlyMap<string, ImageFile>
  fonts: readonly string[]
}

let current: ValidationContext | undefined

/**
 * Schemas are written once, for any firm, so a field cannot hold the list of paths it is checked
 * against. Zod parses synchronously and passes no context along; hence this one variable, set only
 * for the duration of a parse, within which no other folder can be read.
 */
export function runWithContext<Result>(context: ValidationContext, parse: () => Result): Result {
  const before = current
  current = context
  try {
    return parse()
  } finally {
    current = before
  }
}

/** Undefined when a schema is used by itself; then nothing about other files can be checked. */
export function validationContext(): ValidationContext | undefined {
  return current
}

const noWords: TextWords = {
  newTab: none,
  note: none,
  illustrative: none,
}

/** Empty when a schema is used by itself, or while the file of these words is broken. */
export function textWords(): TextWords {
  return current?.words ?? noWords
}
