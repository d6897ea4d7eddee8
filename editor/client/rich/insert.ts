import { Fragment, type Mark, type Node } from 'prosemirror-model'
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import { free } from '../values.ts'
import { schemas } from './schema.ts'

export const insertFact =
  (source: string): Command =>
  ({ tr, schema, selection }, dispatch) => {
    const fact = schema.node('fact', { source }, undefined, selection.$from.marks())
    dispatch?.(tr.replaceSelectionWith(fact, false).scrollIntoView())
    return true
  }

/** The link around the cursor, and how far it goes. */
export function linkAt({ selection, schema }: EditorState) {
  const { link } = schema.marks
  const { $from, from, to } = selection
  const isLink = (node: Node | null | undefined): Mark | undefined =>
    node?.marks.find(({ type }) => type === link)
  const mark = isLink($from.nodeAfter) ?? isLink($from.nodeBefore)
  if (!mark) return undefined
  let [start, end, at] = [from, to, $from.start()]
  const { parent } = $from
  let run: [number, number] | undefined
  for (const node of parent.children) {
    const after = at + node.nodeSize
    if (mark.isInSet(node.marks)) run = [run && run[1] === at ? run[0] : at, after]
    if (run && run[0] <= from && run[1] >= from) [start, end] = run
    at = after
  }
  return { href: `${mark.attrs.href}`, start, end }
}

/** The chosen words lead somewhere; without any, the words given do. Nowhere: the link goes, its words stay. */
export const setLink =
  (href: string, words: string): Command =>
  (state, dispatch) => {
    const { tr, schema, selection } = state
    const { link } = schema.marks
    if (!link) return false
    const known = selection.empty ? linkAt(state) : undefined
    const [from, to] = known ? [known.start, known.end] : [selection.from, selection.to]
    tr.removeMark(from, to, link)
    const mark = link.create({ href })
    if (href && from < to) tr.addMark(from, to, mark)
    else if (href) tr.insert(from, schema.text(words, [mark]))
    dispatch?.(tr.removeStoredMark(link).scrollIntoView())
    return true
  }

/** A new note at the cursor, its words below the text; the cursor goes there. */
export const insertNote =
  (source?: string): Command =>
  ({ tr, schema, doc, selection }, dispatch) => {
    const taken: unknown[] = []
    doc.descendants((node) => void taken.push(node.attrs.label))
    const name = source?.slice(1, -1).replace(/^source\./, '') ?? 'note'
    const label = free(name, taken)
    const words = source ? [schema.node('fact', { source }), schema.text('.')] : []
    const note = schema.node('note', { label }, Fragment.from(words))
    tr.insert(selection.to, schema.node('mark', { label }))
    tr.insert(tr.doc.content.size, note)
    if (!source) tr.setSelection(TextSelection.create(tr.doc, tr.doc.content.size - 1))
    dispatch?.(tr.scrollIntoView())
    return true
  }

export const insertTable: Command = (state, dispatch) => {
  const { table, table_row, table_header, table_cell } = schemas.rich.nodes
  const rows = [table_header, table_cell, table_cell].map((type) =>
    table_row.create(
      null,
      [0, 1].map(() => type.createAndFill() as Node),
    ),
  )
  return insertBlock(table.create(null, rows))(state, dispatch)
}

/** Below the part that the cursor is in, or in its place if that is empty. */
export const insertBlock =
  (node: Node): Command =>
  ({ tr }, dispatch) => {
    const { $from } = tr.selection
    const [start, end] =
      $from.depth > 0 ? [$from.before(1), $from.after(1)] : [$from.pos, $from.pos]
    const isEmpty = $from.depth === 1 && $from.parent.content.size === 0
    tr.replaceWith(isEmpty ? start : end, end, node)
    const at = isEmpty ? start : end
    tr.setSelection(
      node.isAtom ? NodeSelection.create(tr.doc, at) : TextSelection.near(tr.doc.resolve(at + 1)),
    )
    dispatch?.(tr.scrollIntoView())
    return true
  }
