import { pluralize } from '#app/content/engine/english.ts'
import { type Path, valueAt } from '#app/content/engine/problem.ts'
import { valuesIn as leavesOf } from '#app/content/texts.ts'
import { capitalize } from '#app/lib/text.ts'
import { withAt } from './client/values.ts'
import { fieldAt, nameInForm } from './form.ts'
import { keptSteps } from './kept-steps.ts'
import { launchFile } from './launch-api.ts'
import { asGroup } from './names.ts'
import type { FileOptions } from './options.ts'
import { takeStep } from './page-api.ts'
import type { Changes } from './page-step.ts'
import { textsIn, valuesIn } from './read-files.ts'
import { RequestRefused, type Routes, unreadable } from './reply.ts'
import type { FormField, Hit, Place } from './types.ts'
import { textWith } from './write-files.ts'

type Texts = ReadonlyMap<string, string>
type Spot = Place & Pick<Hit, 'at'>

/** Finds words in all fields of all files, and replaces them in one step that can be taken back. */
export function searchRoutes(options: FileOptions, folder: string) {
  const steps = keptSteps(folder)
  return {
    'GET /api/search': ({ query }) => {
      return { value: hitsIn(textsIn(options.dir), `${query.get('words') ?? ''}`.trim()) }
    },
    'POST /api/replace': async ({ body }) => {
      const [words, by] = [wordsIn(body, 'words'), wordsIn(body, 'by')]
      const { spots } = asGroup(body)
      if (!Array.isArray(spots)) throw new RequestRefused(400, unreadable)
      const texts = textsIn(options.dir)
      const changes = replaced(texts, words, by, spots)
      const said = `Replaced ${words} by ${by} in ${pluralize(spots.length, 'place')}`
      const [file = ''] = changes.keys()
      return { value: await takeStep({ words: said, file, changes, texts }, options, steps) }
    },
  } satisfies Routes
}

function wordsIn(body: unknown, name: string): string {
  const words = asGroup(body)[name]
  if (typeof words !== 'string') throw new RequestRefused(400, unreadable)
  return words.trim()
}

/** More would be no list to read. */
const most = 300

function hitsIn(texts: Texts, words: string): Hit[] {
  if (words.length < 2) return []
  const hits = [...texts].flatMap(([file, text]) => {
    const value = valuesIn(file, text)
    return leavesOf({ value }).flatMap((leaf) => hitsAt(file, value, leaf, words))
  })
  return hits.slice(0, most)
}

type Leaf = { path: Path; value: unknown }

function hitsAt(file: string, whole: unknown, { path, value }: Leaf, words: string): Hit[] {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? `${value}` : ''
  const names = [...text.matchAll(/\{[^{}]*\}/g)]
  const isName = (at: number) =>
    names.some((each) => each.index <= at && at < each.index + each[0].length)
  const found = [...text.matchAll(patternOf(words))].filter(({ index }) => !isName(index))
  if (found.length === 0) return []
  const field = fieldAt(file, whole, path)
  if (!field || field.kind === 'choice' || path.at(-1) === 'id') return []
  const isWritten = typeof value === 'string' && isWriting(field)
  const fixed = addressesIn(text)
  return found.map(([match], at) => {
    const start = found[at]?.index ?? 0
    const end = start + match.length
    const isFixed =
      !isWritten || isRecord(file, path) || fixed.some(([from, to]) => from < end && start < to)
    return {
      file,
      path: [...path],
      at: start,
      field: nameInForm(file, whole, path),
      ...aroundIn(text, start, end),
      match,
      ...(isFixed && { fixed: true }),
    }
  })
}

/** Capital letters, kinds of quotation marks and ends of lines do not count. */
function patternOf(words: string): RegExp {
  const pattern = RegExp.escape(words)
    .replaceAll(/(\\x20|\s)+/g, '\\s+')
    .replaceAll(/\\x27|[’']/g, "['’]")
    .replaceAll(/\\x22|[“”"]/g, '["“”]')
  return new RegExp(pattern, 'giu')
}

/** What stood in the way of publishing is called as the launch check calls it. */
function isRecord(file: string, [list]: Path): boolean {
  return file === launchFile && list === 'anyway'
}

/** What is written, not chosen. */
function isWriting(field: FormField): boolean {
  if (field.kind !== 'text' || field.names) return false
  return ['line', 'long', 'paragraph', 'markdown'].includes(field.control)
}

/** Where a text has addresses of links and names of facts. */
function addressesIn(text: string): [start: number, end: number][] {
  const found = text.matchAll(/\]\([^)]*\)|\{[^{}]*\}|^\/[\w/#-]+$|https?:\S+|\S+@\S+/g)
  return [...found].map(({ index, 0: { length } }) => [index, index + length])
}

/** The sentence, or as much of it as is read at a glance. */
function aroundIn(text: string, start: number, end: number) {
  const head = text.slice(Math.max(0, start - 90), start)
  const tail = text.slice(end, end + 120)
  const begins = Math.max(head.lastIndexOf('. ') + 2, head.lastIndexOf('\n') + 1)
  const cut = begins > 1 ? begins : start > 90 ? head.indexOf(' ') + 1 : 0
  const ends = /[.?!](?=\s)|\n/.exec(tail)
  const after = ends ? tail.slice(0, ends.index + 1) : tail
  const [left, right] = [
    begins > 1 || start <= 90 ? '' : '… ',
    ends || end + 120 >= text.length ? '' : ' …',
  ]
  return { before: left + head.slice(cut), after: after.trimEnd() + right }
}

/** From the last to the first, so that the places of the others stay. */
function replaced(texts: Texts, words: string, by: string, spots: readonly unknown[]): Changes {
  const chosen = spots.map(asGroup)
  const known = hitsIn(texts, words).filter(({ fixed }) => !fixed)
  const nameOf = ({ file, path, at }: Partial<Spot>) => JSON.stringify([file, path, at])
  const wanted = new Set(chosen.map(nameOf))
  const found = known.filter((hit) => wanted.has(nameOf(hit)))
  if (found.length === 0 || found.length < wanted.size)
    throw new RequestRefused(409, 'The texts have changed since you searched. Search again.')
  const changes: Changes = new Map()
  for (const [file, hits] of Map.groupBy(found, (hit) => hit.file)) {
    const text = texts.get(file) ?? ''
    const next = hits.reverse().reduce<unknown>(
      (value, { path, at, match }) => {
        const old = `${valueAt(value, path)}`
        return withAt(
          value,
          path,
          `${old.slice(0, at)}${match === words ? by : like(match, by)}${old.slice(at + match.length)}`,
        )
      },
      valuesIn(file, text),
    )
    changes.set(file, textWith(file, text, next))
  }
  return changes
}

/** With a capital letter where there was one. */
function like(match: string, by: string): string {
  const isCapital = match[0] !== match[0]?.toLowerCase()
  return isCapital ? capitalize(by) : by
}
