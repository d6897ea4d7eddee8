import { type Content, table } from '#app/content/collections.ts'
import { matches } from '#app/content/engine/files.ts'
import { type Path, valueAt } from '#app/content/engine/problem.ts'
import type { Source } from '#app/content/engine/source.ts'
import { type Typed, textsIn } from '#app/content/texts.ts'
import { plainText } from '#app/lib/plain-text.ts'

/** What a rule looks at: the valid content of a firm, and the day of the check. */
export type Launch = {
  dir: string
  content: Content
  /** What the owner typed, {facts} not filled in. */
  sources: ReadonlyMap<string, Source>
  /** 2026-11-15 */
  today: string
}

const cache = new WeakMap<Launch['sources'], Typed[]>()

/** Every text that a page may print, as the owner typed it. Kept, because most rules ask for it. */
export function typedTexts({ sources }: Launch): readonly Typed[] {
  const texts = cache.get(sources) ?? textsIn(sources).filter(isForVisitors)
  cache.set(sources, texts)
  return texts
}

/** Remarks about a tax figure, the owner's own answers and the list of words are for nobody else. */
function isForVisitors({ file, path }: Typed): boolean {
  if (file === 'tax-facts.yaml') return path.at(-1) !== 'what'
  return file !== 'launch.yaml' && file !== 'words.yaml'
}

/** The text of a field as it is printed, {facts} filled in; empty for a field that is not text. */
export function printedText({ content }: Launch, file: string, path: Path): string {
  const value = valueAt(content, [...placeOf(file), ...path])
  if (typeof value === 'string') return value
  const html = valueAt(value, ['html'])
  return typeof html === 'string' ? plainText(html) : ''
}

/** Where the content has the value of a file: services/accounting.yaml is services, accounting. */
function placeOf(file: string, group: object = table): Path {
  for (const [key, entry] of Object.entries(group)) {
    if (typeof entry.pattern !== 'string') {
      const inside = placeOf(file, entry)
      if (inside.length > 0) return [key, ...inside]
    } else if (matches(entry.pattern, file)) {
      return entry.kind === 'folder' ? [key, file.replace(/^.*\/|\.\w+$/g, '')] : [key]
    }
  }
  return []
}
