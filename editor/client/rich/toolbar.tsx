import { toggleMark } from 'prosemirror-commands'
import type { Command, EditorState } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables'
import type { EditorView } from 'prosemirror-view'
import type { TextPart } from '#app/content/engine/syntax.ts'
import { Choose } from '../choose.tsx'
import { type FieldProps, useOverview } from '../contexts.ts'
import { useBlocks } from './card.tsx'
import { factInWords } from './facts.ts'
import { insertBlock, insertFact, insertNote, insertTable, linkAt, setLink } from './insert.ts'
import { isInside, toggleHeading, toggleList, toggleQuote } from './keys.ts'
import { type Kind, schemas } from './schema.ts'

type ToolbarProps = {
  view: EditorView
  state: EditorState
  kind: Kind
  field: FieldProps<'text'>['field']
  asked: Asked | undefined
  onAsk: (asked?: Asked) => void
}

type Tool = { name: string; sign?: string; run: Command | (() => void); isOn?: boolean }
/** What is to be chosen in a dialog. */
export type Asked = 'link' | 'fact' | 'source' | 'block'

/** Buttons for what can be done with the text. */
export function Toolbar({ view, state, kind, field, asked, onAsk }: ToolbarProps) {
  const { holds = [] } = field
  const act = (command: Command) => {
    command(view.state, view.dispatch)
    // After a dialog has given the focus back, unless a new card has it.
    requestAnimationFrame(() => view.dom.contains(document.activeElement) || view.focus())
  }
  const tools: Tool[] = [
    ...(kind === 'plain' ? [] : wordTools(state, onAsk)),
    { name: 'Fact', run: () => onAsk('fact') },
    ...(kind === 'rich' ? partTools(state, holds, onAsk) : []),
  ]
  return (
    <>
      <fieldset className="tools" aria-label={`Tools for: ${field.label}`}>
        {tools.map(({ name, sign, run, isOn }) => (
          <button
            key={name}
            type="button"
            title={name}
            aria-label={sign ? name : undefined}
            aria-pressed={isOn}
            // The text keeps its selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => (run.length > 0 ? act(run as Command) : (run as () => void)())}
          >
            {sign ?? name}
          </button>
        ))}
      </fieldset>
      {/* Not among the tools, which a short text hides while it has no focus. */}
      {asked && (
        <AskDialog
          asked={asked}
          state={state}
          onClose={(command) => {
            onAsk()
            act(command ?? (() => true))
          }}
        />
      )}
    </>
  )
}

function wordTools(state: EditorState, ask: (asked: Asked) => void): Tool[] {
  const { strong, em, link } = state.schema.marks
  if (!strong || !em || !link) return []
  const { $from, from, to, empty } = state.selection
  const isOn = (mark: typeof strong) =>
    empty
      ? !!mark.isInSet(state.storedMarks ?? $from.marks())
      : state.doc.rangeHasMark(from, to, mark)
  return [
    { name: 'Bold', sign: 'B', run: toggleMark(strong), isOn: isOn(strong) },
    { name: 'Italic', sign: 'I', run: toggleMark(em), isOn: isOn(em) },
    { name: 'Link', run: () => ask('link'), isOn: linkAt(state) !== undefined },
  ]
}

function partTools(
  state: EditorState,
  holds: readonly TextPart[],
  ask: (asked: Asked) => void,
): Tool[] {
  const { heading, bullet_list, ordered_list, blockquote, picture } = schemas.rich.nodes
  const toggle = (name: string, run: Command, type: typeof heading, attrs = {}): Tool => {
    return { name, run, isOn: isInside(state, type, attrs) }
  }
  const has = (part: TextPart, ...tools: Tool[]) => (holds.includes(part) ? tools : [])
  const inTable: Tool[] = [
    { name: 'Add a row', run: addRowAfter },
    { name: 'Add a column', run: addColumnAfter },
    { name: 'Remove the row', run: deleteRow },
    { name: 'Remove the column', run: deleteColumn },
    { name: 'Remove the table', run: deleteTable },
  ]
  return [
    ...has(
      'headings',
      toggle('Heading', toggleHeading(2), heading, { level: 2 }),
      toggle('Small heading', toggleHeading(3), heading, { level: 3 }),
    ),
    toggle('List', toggleList('bullet_list'), bullet_list),
    toggle('Numbered list', toggleList('ordered_list'), ordered_list),
    ...has('quotes', toggle('Quotation', toggleQuote, blockquote)),
    ...has('tables', ...(isInTable(state) ? inTable : [{ name: 'Table', run: insertTable }])),
    ...has(
      'notes',
      { name: 'Note', run: insertNote() },
      { name: 'Source', run: () => ask('source') },
    ),
    ...has('pictures', { name: 'Picture', run: insertBlock(picture.create()) }),
    ...has('blocks', { name: 'Block', run: () => ask('block') }),
  ]
}

type DialogProps = { state: EditorState; onClose: (command?: Command) => void }

/** A page of the site by its title, or an address. */
function LinkDialog({ state, onClose }: DialogProps) {
  const { files } = useOverview()
  const known = linkAt(state)
  const pages = files.flatMap(({ name, address, draft }) =>
    address && !draft ? [{ value: address, name, about: address }] : [],
  )
  const none = { value: '', name: 'Remove the link', about: 'Its words stay' }
  const titleOf = (href: string) => pages.find(({ value }) => value === href)?.name ?? href
  return (
    <Choose
      title="Link"
      choices={known ? [none, ...pages] : pages}
      own={(typed) => {
        const isSite = /^[\w-]+(\.[\w-]+)+(\/|$)/.test(typed)
        const isMail = /^[^\s@:/]+@[^\s@]+\.[^\s@]+$/.test(typed)
        const value = isSite ? `https://${typed}` : isMail ? `mailto:${typed}` : typed
        const isAddress = /^(https?:\/\/.|mailto:.|tel:.|\/|#.|\{)/.test(value)
        return isAddress ? { value, name: `Link to ${value}` } : undefined
      }}
      typed={known && !pages.some(({ value }) => value === known.href) ? known.href : ''}
      onClose={(href) => onClose(href === undefined ? undefined : setLink(href, titleOf(href)))}
    />
  )
}

function AskDialog({ asked, state, onClose }: DialogProps & { asked: Asked }) {
  const { facts, factNames } = useOverview()
  const blocks = useBlocks()
  const isSource = (name: string) => name.startsWith('source.')
  const named = Object.entries(factNames)
    .filter(([name]) => isSource(name) === (asked === 'source'))
    .map(([name, about]) => {
      const value = `{${name}}`
      return { value, name: factInWords(value, facts).words, about: isSource(name) ? '' : about }
    })
  if (asked === 'link') return <LinkDialog state={state} onClose={onClose} />
  if (asked !== 'block')
    return (
      <Choose
        title={asked === 'fact' ? 'Insert a fact' : 'Insert a source'}
        choices={named}
        onClose={(value) => {
          const insert = asked === 'fact' ? insertFact : insertNote
          onClose(value ? insert(value) : undefined)
        }}
      />
    )
  return (
    <Choose
      title="Insert a block"
      choices={blocks.map(({ is, name, about }) => ({ value: `${is}`, name, about }))}
      onClose={(name) => {
        const card = schemas.rich.nodes.card.create({ source: `:::${name}\n:::` })
        onClose(name ? insertBlock(card) : undefined)
      }}
    />
  )
}
