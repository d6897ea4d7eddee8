import type { Element } from 'hast'
import type { FootnoteDefinition, FootnoteReference, Nodes, Root } from 'mdast'
import type { ProblemDetail } from './problem.ts'
import { textWords } from './validation-context.ts'

// A note mark is two private-use characters, its number and how often that was named before, so that it
// stays what it is in a cell of a table or an answer, which are read apart from the notes.

const zero = 0x100000
export const noteMark = /([\u{100000}-\u{10fffd}]{2})/u

/** `marks` are the ids of the places in the text that refer to this note. */
type NumberedNote = { definition: FootnoteDefinition; id: string; marks: string[] }

type Notes = {
  /** In the order of their first marks. */
  notes: NumberedNote[]
  /** What stands for each mark. */
  marks: ReadonlyMap<FootnoteReference, string>
  problems: ProblemDetail[]
}

/** Takes the notes out of a text, numbers their marks as they come, and says what does not match. */
export function takeNotes(tree: Root): Notes {
  const all = tree.children.filter((node) => node.type === 'footnoteDefinition')
  tree.children = tree.children.filter((node) => node.type !== 'footnoteDefinition')
  const notes: NumberedNote[] = []
  const marks = new Map<FootnoteReference, string>()
  for (const mark of marksIn(tree)) {
    const definition = all.find(({ identifier }) => identifier === mark.identifier)
    if (!definition) continue // Markdown takes such a mark for plain words
    const known = notes.find((note) => note.definition === definition)
    const note = known ?? { definition, id: noteId(notes.length + 1), marks: [] }
    if (!known) notes.push(note)
    const number = notes.indexOf(note) + 1
    note.marks.push(markId(number, note.marks.length + 1))
    marks.set(mark, String.fromCodePoint(zero + number, zero + note.marks.length))
  }
  const unused = all.filter((each) => !notes.some(({ definition }) => definition === each))
  return { notes, marks, problems: unused.map((definition) => unusedProblem(definition, all)) }
}

/** The link to a note. */
export function noteElement(mark: string): Element {
  const [number = 0, place = 0] = [...mark].map((each) => (each.codePointAt(0) ?? zero) - zero)
  const ariaLabel = `${textWords().note.with({ number })}`
  return {
    type: 'element',
    tagName: 'sup',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'a',
        properties: { id: markId(number, place), href: `#${noteId(number)}`, ariaLabel },
        children: [{ type: 'text', value: String(number) }],
      },
    ],
  }
}

function noteId(number: number): string {
  return `fn-${number}`
}

function markId(number: number, place: number): string {
  return `${noteId(number)}-mark-${place}`
}

function marksIn(node: Nodes): FootnoteReference[] {
  if (node.type === 'footnoteReference') return [node]
  return 'children' in node ? node.children.flatMap((child) => marksIn(child)) : []
}

function unusedProblem(
  definition: FootnoteDefinition,
  all: readonly FootnoteDefinition[],
): ProblemDetail {
  const { identifier, label, position } = definition
  const name = `[^${label ?? identifier}]`
  const isSecond = all.find((other) => other.identifier === identifier) !== definition
  return {
    found: isSecond
      ? `a second note named ${name}`
      : `the note ${name}, which the text never mentions`,
    expected: isSecond ? 'only one note with each name' : `the mark ${name} somewhere in the text`,
    fragment: `${name}:`,
    ...(position && { line: position.start.line }),
  }
}
