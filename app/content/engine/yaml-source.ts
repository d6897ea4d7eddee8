import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml'
import type { Parsed, Spot } from './parsed.ts'
import type { Path } from './problem.ts'
import { yamlProblems } from './yaml-problems.ts'
import { yamlSurprises } from './yaml-surprises.ts'

/** `linesAbove` counts what stands above this text in its file: 1 for front matter, else 0. */
export function parseYaml(file: string, text: string, linesAbove = 0): Parsed {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineAt = (offset: number) => counter.linePos(offset).line
  const { problems: faults, fatal } = yamlProblems(file, text, document, lineAt)
  const surprises = yamlSurprises(file, text, fatal ? undefined : document, lineAt)
  const problems = [...faults, ...surprises].map((problem) => ({
    ...problem,
    line: problem.line === undefined ? undefined : problem.line + linesAbove,
  }))
  // The data is not what its author meant, so whatever else it breaks would be an echo.
  if (fatal || surprises.length > 0) return { problems }

  const typed = (node: Node | undefined) =>
    node?.range ? text.slice(node.range[0], node.range[1]) : undefined

  function lineOf(path: Path, spot: Spot = {}): number | undefined {
    const { start, node } = find(document, path)
    if (start === undefined) return undefined
    const inside = fragmentOffset(typed(node) ?? '', spot)
    if (inside !== undefined && node?.range) return lineAt(node.range[0] + inside) + linesAbove
    // The text of a block begun with | stands line for line below its key.
    const literal = isScalar(node) && node.type === 'BLOCK_LITERAL'
    return lineAt(start) + linesAbove + (literal ? (spot.line ?? 0) : 0)
  }

  const value: unknown = document.toJS()
  return {
    source: { file, value, lineOf, typed: (path) => typed(find(document, path).node) },
    problems,
  }
}

/** The node of a field, and where the field begins: at its key, or at its nearest present parent. */
function find(document: Document.Parsed, path: Path): { start?: number; node?: Node } {
  let node: unknown = document.contents
  let start = offsetOf(node)
  for (const key of path) {
    if (isAlias(node)) node = node.resolve(document)
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
      if (!pair) return place(start)
      start = offsetOf(pair.key)
      node = pair.value
    } else if (isSeq(node) && typeof key === 'number' && node.items[key] !== undefined) {
      node = node.items[key]
      start = offsetOf(node) ?? start
    } else return place(start)
  }
  return place(start, node)
}

function place(start: number | undefined, node?: unknown): { start?: number; node?: Node } {
  return { ...(start !== undefined && { start }), ...(isNode(node) && { node }) }
}

function offsetOf(node: unknown): number | undefined {
  return isNode(node) ? node.range?.[0] : undefined
}

function fragmentOffset(text: string, { fragment, nth = 0 }: Spot): number | undefined {
  if (!fragment) return undefined
  let at = text.indexOf(fragment)
  for (let skipped = 0; skipped < nth && at !== -1; skipped++) {
    at = text.indexOf(fragment, at + fragment.length)
  }
  return at === -1 ? undefined : at
}
