import {
  baseKeymap,
  chainCommands,
  exitCode,
  lift,
  setBlockType,
  toggleMark,
  wrapIn,
} from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import {
  type Command,
  type EditorState,
  Plugin,
  TextSelection,
  type Transaction,
} from 'prosemirror-state'
import { addRowAfter, findTable, goToNextCell, isInTable, tableEditing } from 'prosemirror-tables'
import type { TextPart } from '#app/content/engine/syntax.ts'
import { type Kind, schemas } from './schema.ts'

/** What keys do in a field. `onLink` is Ctrl+K. */
export function pluginsFor(kind: Kind, holds: readonly TextPart[], onLink: () => void): Plugin[] {
  const { marks } = schemas[kind]
  const own: Record<string, Command> = {
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    Enter: enter(kind),
    End: stayAtEnd,
    'Shift-Enter': kind === 'plain' ? nothing : line(kind === 'rich'),
  }
  if (marks.strong && marks.em) {
    own['Mod-b'] = toggleMark(marks.strong)
    own['Mod-i'] = toggleMark(marks.em)
    own['Mod-k'] = () => {
      onLink()
      return true
    }
  }
  if (kind === 'rich') {
    const { list_item } = schemas.rich.nodes
    own['Mod-]'] = sinkListItem(list_item)
    own['Mod-['] = liftListItem(list_item)
    own.ArrowDown = leaveLastTable
    own.Tab = chainCommands(goToNextCell(1), addRowAtEnd)
    own['Shift-Tab'] = goToNextCell(-1)
  }
  return [
    history(),
    ...(kind === 'rich' ? [inputRules({ rules: rulesFor(holds) })] : []),
    factsTyped(),
    keymap(own),
    keymap(baseKeymap),
    ...(kind === 'rich' ? [tableEditing()] : []),
  ]
}

const nothing: Command = () => true

/** Chromium goes on to the end of everything where a chip is the last of its paragraph. */
const stayAtEnd: Command = ({ selection: { $head, empty } }) =>
  empty && $head.parentOffset === $head.parent.content.size

/** Behind the last cell of a table, and into it. */
const addRowAtEnd: Command = (state, dispatch, view) => {
  if (!addRowAfter(state, dispatch)) return false
  return !view || goToNextCell(1)(view.state, dispatch)
}

/** A paragraph ends with Enter; where there is only one, a line does. */
function enter(kind: Kind): Command {
  if (kind === 'plain') return nothing
  if (kind === 'inline') return line(false)
  const { list_item, note } = schemas.rich.nodes
  const stays: Command = (state) => isInTable(state) || isInside(state, note)
  return chainCommands(leaveTable, stays, splitListItem(list_item), baseKeymap.Enter as Command)
}

/** From the last row of a table to the paragraph below it, which may be a new one. */
const leaveTable: Command = ({ tr, selection: { $from } }, dispatch) => {
  const table = findTable($from)
  if (!table || $from.index(table.depth) < table.node.childCount - 1) return false
  const after = table.pos + table.node.nodeSize
  const { paragraph } = schemas.rich.nodes
  if (tr.doc.resolve(after).nodeAfter?.type !== paragraph) tr.insert(after, paragraph.create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, after + 1)).scrollIntoView())
  return true
}

/** Where nothing is below the table yet; otherwise the key finds its way by itself. */
const leaveLastTable: Command = (state, dispatch) => {
  const table = findTable(state.selection.$from)
  const below = table && state.doc.resolve(table.pos + table.node.nodeSize).nodeAfter
  return !below && leaveTable(state, dispatch)
}

function line(hard: boolean): Command {
  // A row of a table is one line of the file.
  return chainCommands(isInTable, exitCode, (state, dispatch) => {
    const node = state.schema.nodes.line?.create({ hard })
    if (node) dispatch?.(state.tr.replaceSelectionWith(node).scrollIntoView())
    return true
  })
}

function rulesFor(holds: readonly TextPart[]) {
  const { heading, bullet_list, ordered_list } = schemas.rich.nodes
  return [
    wrappingInputRule(/^\s*([-*])\s$/, bullet_list),
    wrappingInputRule(/^(1)[.)]\s$/, ordered_list),
    ...(holds.includes('headings')
      ? [textblockTypeInputRule(/^(##|###)\s$/, heading, ([, sign]) => ({ level: sign?.length }))]
      : []),
  ]
}

/** Names in braces become facts as soon as the brace is closed, however they come into the text. */
function factsTyped(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, _, state) => {
      const changed = transactions.flatMap(rangesIn)
      if (changed.length === 0) return null
      const { tr, doc, schema } = state
      doc.descendants((node, pos) => {
        if (!node.isText) return
        for (const match of `${node.text}`.matchAll(/\{[?!]?[\w.-]+\}|\{\/\}/g)) {
          const [from, to] = [pos + match.index, pos + match.index + match[0].length]
          if (!changed.some((range) => range.from <= to && range.to >= from)) continue
          const fact = schema.node('fact', { source: match[0] }, undefined, node.marks)
          tr.replaceWith(tr.mapping.map(from), tr.mapping.map(to), fact)
        }
      })
      return tr.docChanged ? tr : null
    },
  })
}

function rangesIn({ mapping }: Transaction): { from: number; to: number }[] {
  const ranges: { from: number; to: number }[] = []
  for (const [at, map] of mapping.maps.entries())
    map.forEach((_from, _to, from, to) => {
      const rest = mapping.slice(at + 1)
      ranges.push({ from: rest.map(from, -1), to: rest.map(to, 1) })
    })
  return ranges
}

export function isInside({ selection }: EditorState, type: NodeType, attrs = {}): boolean {
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth--)
    if (isOf($from.node(depth), type, attrs)) return true
  return false
}

function isOf(node: Node, type: NodeType, attrs: Readonly<Record<string, unknown>>): boolean {
  return (
    node.type === type && Object.entries(attrs).every(([key, value]) => node.attrs[key] === value)
  )
}

/** A paragraph becomes a heading, and such a heading a paragraph. */
export function toggleHeading(level: number): Command {
  const { heading, paragraph } = schemas.rich.nodes
  return (state, dispatch) =>
    isInside(state, heading, { level })
      ? setBlockType(paragraph)(state, dispatch)
      : setBlockType(heading, { level })(state, dispatch)
}

export function toggleList(name: 'bullet_list' | 'ordered_list'): Command {
  const { [name]: list, list_item } = schemas.rich.nodes
  return (state, dispatch) =>
    isInside(state, list)
      ? liftListItem(list_item)(state, dispatch)
      : wrapInList(list)(state, dispatch)
}

export const toggleQuote: Command = (state, dispatch) => {
  const { blockquote } = schemas.rich.nodes
  return isInside(state, blockquote) ? lift(state, dispatch) : wrapIn(blockquote)(state, dispatch)
}
