import type { Node } from 'prosemirror-model'
import type { EditorState } from 'prosemirror-state'
import { Decoration, DecorationSet } from 'prosemirror-view'
import type { Problem } from '#app/content/engine/problem.ts'

/** The line of the file's text on which the part with the cursor begins. */
export function lineAt({ selection }: EditorState, lines: readonly number[]): number {
  return lines[selection.$from.index(0)] ?? 1
}

/** What the check says, at the words it is about, or at the part whose lines it names. */
export function markProblems(
  doc: Node,
  problems: readonly Problem[],
  lines: readonly number[],
): DecorationSet {
  const marks = problems.flatMap(({ spot, found, expected }) => {
    const at = lines.findLastIndex((line) => line <= (spot?.line ?? 0))
    const part = doc.maybeChild(at)
    if (!part) return []
    const start = doc.children.slice(0, at).reduce((all, each) => all + each.nodeSize, 0)
    const title = `Found: ${found}. Expected: ${expected}`
    const attrs = { class: 'wrong', title }
    const places = placesOf(part, spot?.fragment ?? '').map((from) => start + from)
    const whole = Decoration.node(start, start + part.nodeSize, attrs)
    if (places.length === 0) return [whole]
    return places.map((from) => {
      const isText = doc.nodeAt(from)?.isText
      return Decoration.inline(from, from + (isText ? (spot?.fragment?.length ?? 0) : 1), attrs)
    })
  })
  return DecorationSet.create(doc, marks)
}

/** Where the words, or the fact, stand in a part. */
function placesOf(part: Node, words: string): number[] {
  if (!words) return []
  const places: number[] = []
  part.descendants((node, pos) => {
    const at = node.isText ? `${node.text}`.indexOf(words) : -1
    if (at >= 0) places.push(pos + 1 + at)
    if (node.attrs.source === words) places.push(pos + 1)
  })
  return places
}
