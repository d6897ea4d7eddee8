import './rich.css'
import type { Node } from 'prosemirror-model'
import { EditorState, TextSelection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Overview } from '#editor/types.ts'
import { problemsAt, useForm, useOverview } from '../contexts.ts'
import { Card, type CardPlace, cardView } from './card.tsx'
import { factInWords } from './facts.ts'
import { pluginsFor } from './keys.ts'
import { type RichProps, richKind } from './kind.ts'
import { pastedHtml, pastedText } from './paste.ts'
import { lineAt, markProblems } from './places.ts'
import { type Read, readText } from './read.ts'
import { type Asked, Toolbar } from './toolbar.tsx'
import { type Written, writeText } from './write.ts'

/** A text of more than a line, written as in a word processor. One that has what no page can show is shown as
    it is in the file. */
export function RichField(props: RichProps) {
  const { text, names, onChange } = props
  const [why, setWhy] = useState(() => reading(props).why)
  if (why === undefined) return <Rich {...props} onUnreadable={setWhy} />
  return (
    <>
      <p className="quiet">This is shown as plain text, because it has {why}.</p>
      <textarea
        {...names}
        dir="auto"
        value={text}
        rows={12}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  )
}

function reading({ text, field }: Pick<RichProps, 'text' | 'field'>): {
  read?: Read
  why?: string
} {
  try {
    return { read: readText(text, richKind(field) ?? 'plain', field.holds ?? []) }
  } catch (error) {
    return { why: (error as Error).message }
  }
}

function Rich(props: RichProps & { onUnreadable: (why: string) => void }) {
  const { field } = props
  const kind = richKind(field) ?? 'plain'
  const host = useRef<HTMLDivElement>(null)
  const [cards, setCards] = useState<readonly CardPlace[]>([])
  const [left, setLeft] = useState<readonly string[]>([])
  const { view, state, asked, setAsked } = useView(props, host, setCards, setLeft)
  return (
    <div className="rich" data-kind={kind}>
      {kind === 'rich' && tools()}
      <div ref={host} />
      {kind !== 'rich' && tools()}
      <output>{left.length > 0 && `Pasted. Left out: ${left.join(', ')}.`}</output>
      {view &&
        cards.map((card) =>
          createPortal(<Card {...props} {...card} view={view} />, card.dom, card.key),
        )}
    </div>
  )

  function tools() {
    return (
      view &&
      state && (
        <Toolbar
          view={view}
          state={state}
          kind={kind}
          field={field}
          asked={asked}
          onAsk={setAsked}
        />
      )
    )
  }
}

/** The view of the text, which follows the form and tells it what is typed. */
function useView(
  props: RichProps & { onUnreadable: (why: string) => void },
  host: { current: HTMLDivElement | null },
  setCards: Parameters<typeof cardView>[0],
  setLeft: (left: readonly string[]) => void,
) {
  const { field, path, text, names } = props
  const { facts } = useOverview()
  const problems = problemsAt(useForm().problems, path)
  const [view, setView] = useState<EditorView>()
  const [state, setState] = useState<EditorState>()
  const [asked, setAsked] = useState<Asked>()
  const live = useRef({ ...props, facts, problems })
  live.current = { ...props, facts, problems }
  const read = useRef<Read>(undefined)
  /** What the form was told last. */
  const written = useRef<Written>({ text, lines: [] })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; what changes is in `live`
  useLayoutEffect(() => {
    const first = reading(props).read
    if (!host.current || !first) return undefined
    read.current = first
    written.current = writeText(first.doc, first)
    const [kind, holds] = [richKind(field) ?? 'plain', field.holds ?? []]
    const made = new EditorView(
      { mount: host.current },
      {
        state: EditorState.create({
          doc: first.doc,
          plugins: pluginsFor(kind, holds, () => setAsked('link')),
        }),
        attributes: attributesOf(props),
        nodeViews: {
          fact: ({ attrs }) => chip(factInWords(attrs.source, live.current.facts), attrs.source),
          mark: ({ attrs }, { state: { doc } }) => {
            const words = noteInWords(doc, attrs.label, live.current.facts)
            const short = words.length > 24 ? `${words.slice(0, 24).trimEnd()}…` : words
            return chip({ words: short || 'Note', kind: 'note' }, words)
          },
          card: cardView(setCards),
          picture: cardView(setCards),
        },
        dispatchTransaction(tr) {
          made.updateState(made.state.apply(tr))
          setState(made.state)
          if (tr.docChanged && read.current) {
            written.current = writeText(made.state.doc, read.current)
            live.current.onChange(written.current.text)
          }
          made.dom.dataset.line = `${lineAt(made.state, written.current.lines)}`
        },
        decorations: ({ doc }) => markProblems(doc, live.current.problems, written.current.lines),
        handlePaste(_, { clipboardData }) {
          const html = clipboardData?.getData('text/html') ?? ''
          // What was copied from such a field comes back as it was.
          if (!clipboardData || html.includes('data-pm-slice')) return false
          const { slice, left } = html
            ? pastedHtml(html, kind, holds)
            : pastedText(clipboardData.getData('text/plain'), kind)
          made.dispatch(made.state.tr.replaceSelection(slice).scrollIntoView())
          setLeft(left)
          return true
        },
      },
    )
    made.dom.addEventListener('goToLine', (event) => {
      const line = (event as CustomEvent<number>).detail
      const at = written.current.lines.findLastIndex((each) => each <= line)
      const start = made.state.doc.children.slice(0, Math.max(0, at))
      const place = made.state.doc.resolve(start.reduce((all, each) => all + each.nodeSize, 0))
      const { tr } = made.state
      made.dispatch(tr.setSelection(TextSelection.near(place)).scrollIntoView())
    })
    setView(made)
    setState(made.state)
    return () => made.destroy()
  }, [])

  // The form says something else: a step was taken back, or the file has changed.
  useLayoutEffect(() => {
    if (!view || text === written.current.text) return
    const next = reading({ text, field })
    if (!next.read) {
      live.current.onUnreadable(next.why ?? '')
      return
    }
    const { doc } = next.read
    read.current = next.read
    written.current = writeText(doc, next.read)
    if (doc.eq(view.state.doc)) return
    const at = Math.min(view.state.selection.from, doc.content.size)
    const selection = TextSelection.near(doc.resolve(at))
    view.updateState(EditorState.create({ doc, selection, plugins: view.state.plugins }))
    setState(view.state)
  }, [view, text, field])

  const marked = JSON.stringify([names, problems])
  // biome-ignore lint/correctness/useExhaustiveDependencies: all of it is in `marked`
  useLayoutEffect(() => {
    view?.setProps({ attributes: attributesOf(props) })
  }, [view, marked])
  return { view, state, asked, setAsked }
}

function attributesOf({ names, field }: RichProps): Record<string, string> {
  const given = Object.entries(names).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(given.map(([name, value]) => [name, `${value}`])),
    role: 'textbox',
    'aria-multiline': `${richKind(field) !== 'plain'}`,
    'aria-labelledby': `${names.id}:label`,
    dir: 'auto',
  }
}

/** What a note says, in place of the name of its mark. */
function noteInWords(doc: Node, label: string, facts: Overview['facts']): string {
  const note = doc.children.find(({ type, attrs }) => type.name === 'note' && attrs.label === label)
  const said = ({ attrs }: Node) => (attrs.source ? factInWords(attrs.source, facts).words : ' ')
  return note?.textBetween(0, note.content.size, ' ', said) ?? ''
}

function chip({ words, kind }: { words: string; kind: string }, title: string) {
  const dom = document.createElement(kind === 'note' ? 'sup' : 'span')
  dom.className = 'chip'
  dom.dataset.kind = kind
  dom.title = title
  dom.textContent = words
  return { dom }
}
