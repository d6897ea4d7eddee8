import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Branch, MenuPart, Overview, TreeRequest } from '#editor/types.ts'
import { useOverview } from './contexts.ts'
import { PageStep } from './page-actions.tsx'

/** A page at one of its places. */
export type Spot = { file: string; branch: Branch; at: number; name: string }

type PageToolsProps = {
  spot: Spot
  entry: Overview['files'][number]
  isUnsaved: boolean
  up: TreeRequest | undefined
  down: TreeRequest | undefined
  act: (request: TreeRequest) => void
  onRemoved: () => void
}

/** What can be done with a page where it stands. */
export function PageTools(props: PageToolsProps) {
  const { spot, entry, isUnsaved, up, down, act, onRemoved } = props
  const { file, name, branch } = spot
  const [isLeaving, setLeaving] = useState(false)
  const part = branch.part === 'menu' || branch.part === 'footer' ? branch.part : undefined
  const show = (as: 'shown' | 'hidden' | 'draft') => act({ act: 'show', file, as })
  return (
    <div className="tools">
      <p>
        <Tool name="up" does={up && (() => act(up))}>
          Move up
        </Tool>
        <Tool name="down" does={down && (() => act(down))}>
          Move down
        </Tool>
      </p>
      {part && <small>Or drag it, or press Alt with an arrow key on its name.</small>}
      <PlaceChoice part="menu" label="In the menu" file={file} act={act} />
      <PlaceChoice part="footer" label="In the footer" file={file} act={act} />
      <RenameForm
        label="Its name here"
        name={name}
        onName={(next) => act({ act: 'name', file, ...(part && { part }), name: next })}
      />
      <p>
        {entry.draft || entry.hidden ? (
          <Tool name="hide" does={() => show('shown')}>
            {entry.draft ? 'Put it on the site' : 'Show it in menus and lists'}
          </Tool>
        ) : (
          <>
            <Tool name="hide" does={() => show('hidden')}>
              Hide from menus and lists
            </Tool>
            <Tool name="draft" does={() => show('draft')}>
              Take off the site
            </Tool>
          </>
        )}
        <Tool name="copy" does={() => act({ act: 'copy', file })}>
          Copy
        </Tool>
        <Tool name="remove" does={() => setLeaving(!isLeaving)}>
          Remove…
        </Tool>
      </p>
      {isLeaving && (
        <PageStep
          first={{ file }}
          unsaved={isUnsaved}
          onMoved={onRemoved}
          onCancel={() => setLeaving(false)}
        />
      )}
    </div>
  )
}

type ToolProps = { name: string; does: (() => void) | undefined; children: ReactNode }

/** Keeps the focus also when there is nothing more to do. */
function Tool({ name, does, children }: ToolProps) {
  return (
    <button type="button" data-tool={name} aria-disabled={!does} onClick={does}>
      {children}
    </button>
  )
}

type PlaceChoiceProps = Pick<PageToolsProps, 'act'> & {
  part: MenuPart
  label: string
  file: string
}

function PlaceChoice({ part, label, file, act }: PlaceChoiceProps) {
  const { tree } = useOverview()
  const groups = tree.filter((branch) => branch.part === part)
  const now = groups.find(({ leaves }) => leaves.some((leaf) => leaf.file === file))
  return (
    <label>
      {label}
      <select
        data-tool={part}
        value={now?.title ?? ''}
        onChange={({ target }) => act({ act: 'place', file, part, group: target.value })}
      >
        <option value="">Nowhere</option>
        {groups.map(({ title }) => (
          <option key={title}>{title}</option>
        ))}
      </select>
    </label>
  )
}

type RenameFormProps = {
  label: string
  name: string
  /** It was just opened to be typed in. */
  isAsked?: boolean
  onName: (name: string) => void
}

export function RenameForm({ label, name, isAsked = false, onName }: RenameFormProps) {
  const [typed, setTyped] = useState(name)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => setTyped(name), [name])
  useEffect(() => {
    if (isAsked) input.current?.focus()
  }, [isAsked])
  return (
    <form
      className="tools"
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim() && typed.trim() !== name) onName(typed)
      }}
    >
      <label>
        {label}
        <input
          ref={input}
          data-tool="name"
          dir="auto"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button type="submit" aria-disabled={!typed.trim() || typed.trim() === name}>
        Rename
      </button>
    </form>
  )
}
