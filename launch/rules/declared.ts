import type { Question } from '#app/content/engine/declared.ts'
import { keyInWords, nameIn } from '#app/content/engine/english.ts'
import { matches } from '#app/content/engine/files.ts'
import { type Path, valueAt } from '#app/content/engine/problem.ts'
import { isSampleText } from '#app/content/engine/samples.ts'
import type { Place } from '#app/lib/marks.ts'
import { plain, Text } from '#app/lib/shown.ts'
import { type Finding, pagesIn } from '#launch/finding.ts'
import { type Field, fieldsOf, type Launch, readWith } from '#launch/launch.ts'
import { shipped } from '#launch/shipped.ts'

/** What still came with this website or is made up, in fields that must be the firm's own. */
export function* samples({ sources, facts }: Launch): Iterable<Finding> {
  const marked = new Set<string>()
  for (const field of fieldsOf({ sources })) {
    const depth = field.declared.findIndex(({ sample }) => sample)
    const { sample, isSample = isSampleText, about = '' } = field.declared[depth] ?? {}
    if (!sample) continue
    const { file, value } = field
    const path = field.path.slice(0, depth)
    const problem = `Sample value: ${labelsOf(field, depth).join(', ')}`
    if (sample === 'marked') {
      const key = String(path.at(-1))
      const marks = valueAt(sources.get(file)?.value, [...path.slice(0, -1), 'sample'])
      if (!Array.isArray(marks) || !marks.includes(key) || marked.has(key)) continue
      // A group of fields has one mark.
      marked.add(key)
      const read = Object(readWith(facts, valueAt(sources.get(file)?.value, path)))
      // A text of a group has the fields beside it by their names.
      const all = Object.values(read).map((each) => new Text(`${each}`).with(read))
      const found = all.map(plain).join(', ')
      const fix = `Enter what you do, then take it off the list "Not yet your own" (remove \`${key}\` below \`sample\`).`
      const isText = path.length === field.path.length
      const words = { problem, found: isText ? `${readWith(facts, value)}` : found, fix }
      yield { severity: 'blocker', file, path, ...words, ...(isText && { onlyShown: true }) }
    } else if (typeof value === 'string' && typeof sample === 'object') {
      if (!shipped.has(file, value)) continue
      const found = nameIn(readWith(facts, sources.get(file)?.value))
      yield { severity: 'warning', file, path, ...sample, found, doubted: value }
    } else if (typeof value === 'string' && (isSample(value) || shipped.has(file, value))) {
      const fix = `Enter your own. ${about}`.trim()
      yield { severity: 'blocker', file, path, problem, found: `${readWith(facts, value)}`, fix }
    }
  }
}

/** "Partners", "Name": the same for every entry of a list. */
function labelsOf({ declared, path }: Field, depth: number): string[] {
  return path
    .slice(0, depth)
    .flatMap((key, at) =>
      typeof key === 'number' ? [] : (declared[at + 1]?.label ?? keyInWords(String(key))),
    )
}

/** What the owner has not answered yet, where the firm has what it is about. */
export function* questions(launch: Launch): Iterable<Finding> {
  for (const field of fieldsOf(launch)) {
    const { ask } = field.declared.at(-1) ?? {}
    if (!ask || !isUnanswered(ask, field.value)) continue
    const shows = ask.of?.flatMap((pattern) => placesOf(launch, pattern))
    if (shows?.length === 0) continue
    const { file, path } = field
    const { severity = 'blocker', problem, fix } = ask
    // The entry of a list or table; a whole file goes by its own name.
    const entry = path.slice(0, -1)
    const typed = entry.length > 0 ? valueAt(launch.sources.get(file)?.value, entry) : ''
    const found = nameIn(readWith(launch.facts, typed))
    const words = { problem, found, fix: [fix, answerIn(field, ask)].join(' ').trim() }
    yield { severity, file, path, ...words, ...(shows && { shows }) }
  }
}

function isUnanswered({ isOpen }: Question, value: unknown): boolean {
  if (isOpen === 'yes') return value === true
  return value === undefined || (value === false && isOpen !== 'missing')
}

/** Then answer "Verified" with yes (`verified: true`). */
function answerIn({ path, declared }: Field, { isOpen }: Question): string {
  const { kind, label = keyInWords(String(path.at(-1))) } = declared.at(-1) ?? {}
  if (kind !== 'flag') return ''
  if (isOpen === 'missing') return `It is the answer to "${label}" (\`${String(path.at(-1))}\`).`
  const [word, value] = isOpen === 'yes' ? ['no', false] : ['yes', true]
  return `Then answer "${label}" with ${word} (\`${String(path.at(-1))}: ${value}\`).`
}

/** `prices/*.yaml`, or the fields of a name in such files: `prices/*.yaml#credit`. */
function placesOf(launch: Launch, pattern: string): Place[] {
  const [files = '', name] = pattern.split('#')
  if (name === undefined)
    return pagesIn(...[...launch.sources.keys()].filter((file) => matches(files, file)))
  return fieldsOf(launch).flatMap(({ file, path, value }) => {
    const isNamed = matches(files, file) && path.at(-1) === name
    return isNamed && value ? [{ file, path: path as Path }] : []
  })
}
