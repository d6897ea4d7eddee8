import type { Node } from 'prosemirror-model'
import { NodeSelection } from 'prosemirror-state'
import type { EditorView, NodeViewConstructor } from 'prosemirror-view'
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { stringify } from 'yaml'
import { asGroup, type Group } from '#editor/names.ts'
import type { FormField, ReadCard, Variant } from '#editor/types.ts'
import { ask } from '../api.ts'
import { FormContext, useForm } from '../contexts.ts'
import { Controls } from '../controls.tsx'
import { giveFocus } from '../fold.tsx'
import type { RichProps } from './kind.ts'

/** A block or a picture in a text, and where its form is drawn. */
export type CardPlace = {
  key: string
  dom: HTMLElement
  node: Node
  getPos: () => number | undefined
}

let last = 0

/** Keeps the list of cards in a text for React, which draws them. */
export function cardView(
  setCards: Dispatch<SetStateAction<readonly CardPlace[]>>,
): NodeViewConstructor {
  return (node, _, getPos) => {
    const dom = document.createElement('div')
    dom.className = 'card'
    dom.contentEditable = 'false'
    last += 1
    const card = { key: `card-${last}`, dom, node, getPos }
    setCards((cards) => [...cards, card])
    return {
      dom,
      update(next) {
        if (next.type !== card.node.type) return false
        card.node = next
        setCards((cards) => cards.map((each) => (each.key === card.key ? { ...card } : each)))
        return true
      },
      stopEvent: () => true,
      ignoreMutation: () => true,
      destroy: () => setCards((cards) => cards.filter(({ key }) => key !== card.key)),
    }
  }
}

/** The blocks that a text may have, asked for once. */
let asked: Promise<Variant[]> | undefined

export function useBlocks(): readonly Variant[] {
  const [blocks, setBlocks] = useState<readonly Variant[]>([])
  useEffect(() => {
    asked ??= ask<Variant[]>('cards')
    asked.then(setBlocks, () => {
      asked = undefined
    })
  }, [])
  return blocks
}

type CardProps = RichProps & CardPlace & { view: EditorView }

export function Card(props: CardProps) {
  const { node, view, getPos, names } = props
  const isPicture = node.type.name === 'picture'
  const blocks = useBlocks()
  const [, name = '', heading = ''] = /^:::+\s*([\w-]+)(?:\[(.*?)\])?/.exec(node.attrs.source) ?? []
  const block = blocks.find(({ is }) => is === name)
  const title = isPicture ? 'Picture' : (block?.name ?? name)
  // Stays open while its fields are filled in.
  const [isNew] = useState(
    isPicture ? node.attrs.url === '' : /^:::+[\w-]+\n:::+$/.test(node.attrs.source),
  )
  const change = (attrs: Group) => {
    const at = getPos()
    if (at !== undefined) view.dispatch(view.state.tr.setNodeMarkup(at, null, attrs))
  }
  const remove = () => {
    const at = getPos()
    if (at === undefined) return
    view.dispatch(view.state.tr.delete(at, at + node.nodeSize))
    giveFocus(names.id)
  }
  return (
    <details open={isNew}>
      <summary>
        <b>{title}</b> <span>{isPicture ? node.attrs.alt : heading}</span>
      </summary>
      {isPicture ? (
        <Picture {...props} onFields={change} />
      ) : (
        <Block {...props} name={name} block={block} onSource={(source) => change({ source })} />
      )}
      <Controls
        of={title}
        acts={[
          { name: 'Move up', sign: '↑', act: () => moveBy(view, getPos(), -1) },
          { name: 'Move down', sign: '↓', act: () => moveBy(view, getPos(), 1) },
          { name: 'Remove', sign: '×', act: remove },
        ]}
      />
    </details>
  )
}

/** Past the part above or below it. */
function moveBy(view: EditorView, at: number | undefined, by: 1 | -1): void {
  if (at === undefined) return
  const { doc, tr } = view.state
  const place = doc.resolve(at)
  const node = place.nodeAfter
  const next = doc.maybeChild(place.index(0) + by)
  if (place.depth > 0 || !node || !next) return
  const to = by < 0 ? at - next.nodeSize : at + next.nodeSize
  const pressed = document.activeElement?.ariaLabel ?? ''
  tr.delete(at, at + node.nodeSize).insert(to, node)
  view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, to)).scrollIntoView())
  // It may be drawn anew.
  requestAnimationFrame(() => {
    const card = view.nodeDOM(to) as HTMLElement
    card.querySelector('details')?.setAttribute('open', '')
    card.querySelector<HTMLElement>(`[aria-label="${CSS.escape(pressed)}"]`)?.focus()
  })
}

const line = { kind: 'text', control: 'line', hint: '' } as const
const pictureFields: Record<string, FormField> = {
  url: { ...line, control: 'image', label: 'Picture' },
  alt: { ...line, label: 'What it shows, for people who can’t see it' },
  title: { ...line, label: 'Line below it', optional: true },
}
const folder = '/images/'

function Picture({ node, onFields, ...props }: CardProps & { onFields: (attrs: Group) => void }) {
  const { url, ...rest } = node.attrs
  return (
    <CardFields
      {...props}
      fields={pictureFields}
      value={{ ...rest, url: `${url}`.replace(folder, '') }}
      onFields={({ url: name = '', alt = '', title = '' }) =>
        onFields({ url: name && `${folder}${name}`, alt, title })
      }
    />
  )
}

type BlockProps = Omit<CardProps, 'text'> & {
  name: string
  block: Variant | undefined
  onSource: (source: string) => void
}

let writing: Promise<void> | undefined
/** Until the last change of a card is in its text as a person would write it. */
export const cardsWritten = () => writing

/** The fields of a block. What is typed is in the text at once, by the names of the fields; then the server says
    how a person would have written it. */
function Block({ name, block, node, onSource, ...props }: BlockProps) {
  const { source } = node.attrs
  const [read, setRead] = useState<ReadCard>()
  const written = useRef('')
  /** How it was written before anybody changed it here. */
  const was = useRef('')
  useEffect(() => {
    if (source === written.current) return
    was.current = source
    ask<ReadCard>('card/read', { source }).then(setRead, () =>
      setRead({ value: {}, isWhole: false }),
    )
  }, [source])
  if (!read) return null
  const tell = (next: string) => {
    written.current = next
    onSource(next)
  }
  if (!block || !read.isWhole)
    return (
      <textarea
        aria-label="Text of the block"
        dir="auto"
        value={source}
        onChange={({ target }) => tell(target.value)}
      />
    )
  return (
    <CardFields
      {...props}
      fields={block.fields}
      value={read.value}
      onFields={(value) => {
        setRead({ ...read, value })
        const plain = `:::${name}\n\`\`\`yaml\n${stringify(value, { lineWidth: 0 })}\`\`\`\n:::`
        tell(plain)
        writing = ask<string>('card/write', { name, value, was: was.current }).then((better) => {
          if (written.current === plain) tell(better)
        }, console.error)
      }}
    />
  )
}

type CardFieldsProps = Pick<CardProps, 'path' | 'FormFieldView' | 'dom' | 'view' | 'getPos'> & {
  key?: string
  fields: Record<string, FormField>
  value: Group
  onFields: (value: Group) => void
}

function CardFields(props: CardFieldsProps) {
  const { path, FormFieldView, fields, value, onFields, dom, view, getPos } = props
  // The places of its problems are lines of the text.
  const own = { ...useForm(), problems: [] }
  const [id] = useState(() => `part-${++last}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, if it was just put into the text
  useEffect(() => {
    const { selection } = view.state
    if (!(selection instanceof NodeSelection) || selection.from !== getPos()) return
    const first = dom.querySelector<HTMLElement>(
      'input, textarea, select, [contenteditable=true], button:not(.tools *)',
    )
    if (first?.checkVisibility() && !dom.contains(document.activeElement)) first.focus()
  }, [])
  return (
    <FormContext value={own}>
      <FormFieldView
        field={{ kind: 'group', label: '', hint: '', fields }}
        value={value}
        path={[...path, id]}
        onChange={(next) => onFields(asGroup(next))}
      />
    </FormContext>
  )
}
