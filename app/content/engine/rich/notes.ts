import type { FootnoteDefinition, FootnoteReference, Nodes, Paragraph, Root, Text } from 'mdast'
import { inline, lineOf, type Visit, visit } from '../markdown.ts'
import type { Complaint } from '../problem.ts'
import { type Element, element, words } from './hast.ts'

/** `marks` are the ids of the places in the text that refer to this note. */
export type Note = { id: string; number: number; html: string; marks: string[] }

type Numbered = { number: number; mark: string }
export type Notes = {
  /** In the order of their first marks. */
  definitions: FootnoteDefinition[]
  marks: Map<string, string[]>
  numbers: Map<FootnoteReference, Numbered>
  complaints: Complaint[]
}

/** Takes the notes out of a text, numbers their marks as they come, and says what does not match. */
export function takeNotes(tree: Root): Notes {
  const all = tree.children.filter((node) => node.type === 'footnoteDefinition')
  tree.children = tree.children.filter((node) => node.type !== 'footnoteDefinition')
  const notes: Notes = { definitions: [], marks: new Map(), numbers: new Map(), complaints: [] }
  for (const mark of marksIn(tree)) {
    const definition = all.find(({ identifier }) => identifier === mark.identifier)
    if (!definition) continue // Markdown takes such a mark for plain words; see strayMark
    if (!notes.definitions.includes(definition)) notes.definitions.push(definition)
    const number = notes.definitions.indexOf(definition) + 1
    const ids = notes.marks.get(definition.identifier) ?? []
    const id = `${noteId(number)}-mark-${ids.length + 1}`
    notes.marks.set(definition.identifier, [...ids, id])
    notes.numbers.set(mark, { number, mark: id })
  }
  for (const definition of all) {
    if (!notes.definitions.includes(definition))
      notes.complaints.push(unusedComplaint(definition, all))
  }
  return notes
}

/** A mark without its note is plain text to Markdown, and would be printed with its brackets. */
export function strayMark(node: Text, source: string): Complaint | undefined {
  const raw = source.slice(node.position?.start.offset, node.position?.end.offset)
  const mark = /(?<!\\)\[\^([^\]\n]*)\]/.exec(raw)
  if (!mark) return undefined
  const above = raw.slice(0, mark.index).split('\n').length - 1
  return {
    found: `the mark ${mark[0]} of a note that is not there`,
    expected: 'a note with the same name at the end of the text',
    example: `[^${mark[1] || 'irs'}]: IRS Publication 946, 2025.`,
    fragment: mark[0],
    line: (node.position?.start.line ?? 1) + above,
  }
}

/** The words of a note: one paragraph of ordinary text. */
export function visitNote(definition: FootnoteDefinition, context: Visit): Paragraph | undefined {
  const [only, second] = definition.children
  if (only?.type !== 'paragraph' || second) {
    context.body.complaints.push({
      found: 'a note that is not one paragraph',
      expected: 'a note of one paragraph',
      example: '[^irs]: IRS Publication 946, 2025.',
      ...lineOf(definition),
    })
    return undefined
  }
  for (const child of only.children) visit(child, { ...context, allowed: inline })
  return only
}

export function markElement({ number, mark }: Numbered): Element {
  const properties = { id: mark, href: `#${noteId(number)}`, ariaLabel: `Note ${number}` }
  return element('sup', {}, [element('a', properties, [words(String(number))])])
}

export function noteId(number: number): string {
  return `fn-${number}`
}

function marksIn(node: Nodes): FootnoteReference[] {
  if (node.type === 'footnoteReference') return [node]
  return 'children' in node ? node.children.flatMap((child) => marksIn(child)) : []
}

function unusedComplaint(definition: FootnoteDefinition, all: FootnoteDefinition[]): Complaint {
  const { identifier, label } = definition
  const name = `[^${label ?? identifier}]`
  const isSecond = all.find((other) => other.identifier === identifier) !== definition
  return {
    found: isSecond ? `a second note named ${name}` : `the note ${name}, which no mark refers to`,
    expected: isSecond ? 'one note for each name' : `the mark ${name} somewhere in the text`,
    fragment: `${name}:`,
    ...lineOf(definition),
  }
}
