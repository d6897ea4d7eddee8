import { blockNamed } from '#app/blocks/index.ts'
import { collectionOf } from '#app/content/collections.ts'
import { type Path, type Problem, valueAt } from '#app/content/engine/problem.ts'
import { withAt } from './client/values.ts'
import { fieldAt } from './form.ts'
import { asGroup } from './names.ts'
import type { FileOptions } from './options.ts'
import type { Changes } from './page-step.ts'
import { valuesIn } from './read-files.ts'
import { textWith } from './write-files.ts'

type Texts = ReadonlyMap<string, string>

/** The check looks at links once all facts are known, and at places on pages once all links are. */
const mostRounds = 20

/** What is still said of things that are gone leaves, too: the sentence, or the smallest thing around it that its
    list or group can do without. What nothing can do without stays, and the gate says so. What the owner has just
    typed never leaves: its problems are the answer. */
export async function settle(
  { check }: Pick<FileOptions, 'check'>,
  texts: Texts,
  changes: Changes,
  isTyped: (problem: Problem) => boolean,
): Promise<Problem[]> {
  for (let round = 0; round < mostRounds; round++) {
    const { problems } = await check(changes)
    const typed = problems.filter(isTyped)
    if (typed.length > 0) return typed
    const byFile = Map.groupBy(problems, ({ file }) => file)
    let isSettled = true
    for (const [file, own] of byFile) {
      const before = changes.get(file) ?? texts.get(file) ?? ''
      const after = collectionOf(file) ? withoutProblems(file, before, own) : before
      if (after !== before) isSettled = false
      if (after !== before) changes.set(file, after)
    }
    if (isSettled) break
  }
  return []
}

function withoutProblems(file: string, text: string, problems: readonly Problem[]): string {
  const before = valuesIn(file, text)
  let value: unknown = before
  // From the end on, so that the places of the others stay.
  for (const { path = [], spot } of problems.toSorted(byPlace).reverse()) {
    const said = valueAt(value, path)
    if (said === undefined) {
      // What it was needed for leaves, if that has not left already.
      if (valueAt(value, path.slice(0, -1))) value = without(file, value, path.slice(0, -1))
      continue
    }
    const { fragment = '' } = spot ?? {}
    const rest = typeof said === 'string' ? withoutSentence(said, fragment) : ''
    // Another problem has taken the sentence along.
    if (fragment && typeof said === 'string' && !said.includes(fragment)) continue
    value = rest ? withAt(value, path, rest) : without(file, value, path)
  }
  return value === before ? text : textWith(file, text, value)
}

function byPlace({ path: a = [] }: Problem, { path: b = [] }: Problem): number {
  const at = a.findIndex((key, place) => key !== b[place])
  const [one, other] = [a[at], b[at]]
  if (at < 0 || other === undefined) return a.length - b.length
  return typeof one === 'number' && typeof other === 'number' ? one - other : 0
}

/** The value without a part, or without the smallest thing around it that may be left out. */
export function without(file: string, value: unknown, path: Path): unknown {
  for (let depth = path.length; depth > 0; depth--) {
    const [above, place] = [path.slice(0, depth - 1), path.slice(0, depth)]
    const [whole, field] = [valueAt(value, above), fieldAt(file, value, above)]
    const key = path[depth - 1]
    if (Array.isArray(whole)) {
      const { min = 0 } = field?.kind === 'list' ? field : {}
      // No page can do without its title.
      const isTop = blockNamed(`${asGroup(whole[Number(key)]).block}`)?.top
      if (whole.length > min && !isTop) return withAt(value, above, whole.toSpliced(Number(key), 1))
    } else if (field?.kind === 'table' || fieldAt(file, value, place)?.optional) {
      const { [String(key)]: _, ...rest } = asGroup(whole)
      return withAt(value, above, rest)
    }
  }
  return value
}

/** A text without the sentence that has these words; what depends on a fact goes or stays as a whole. */
export function withoutSentence(text: string, words: string): string {
  if (!words) return ''
  const lines = text.split('\n').map((line) => {
    if (!line.includes(words)) return line
    const [, mark = '', said = ''] = /^(\s*(?:[-*>]\s+|\d+\.\s+|:::.*)?)(.*)$/.exec(line) ?? []
    const kept = piecesOf(said).filter((each) => !each.includes(words))
    return kept.length > 0 ? mark + kept.join('').trim() : undefined
  })
  const kept = lines.filter((line) => line !== undefined).join('\n')
  return kept.replaceAll(/\n{3,}/g, '\n\n').trim()
}

/** With the space after each. Braces and brackets are never torn apart. */
function piecesOf(line: string): string[] {
  const pieces = line.split(
    /(?<=(?<!\b(?:[A-Z]|Rev|Proc|Sec|No|St|vs))[.!?][)\]"'’”*]*(?:\{\/\})?\s+)/,
  )
  const sentences: string[] = []
  let open = ''
  for (const piece of pieces) {
    open += piece
    if (isBalanced(open)) {
      sentences.push(open)
      open = ''
    }
  }
  return open ? [...sentences, open] : sentences
}

function isBalanced(text: string): boolean {
  const count = (pattern: RegExp) => [...text.matchAll(pattern)].length
  return (
    count(/\{\?/g) <= count(/\{\/\}/g) &&
    count(/\(/g) === count(/\)/g) &&
    count(/\[/g) === count(/\]/g)
  )
}
