import {
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Branch, MenuPart, TreeRequest, UnsavedFiles } from '#editor/types.ts'
import { useOverview } from './contexts.ts'
import { Refusal } from './problems.tsx'
import { useWaiting } from './publish.tsx'
import { useSteps } from './steps.ts'
import { PageTools, RenameForm, type Spot } from './tree-tools.tsx'

type TreeProps = {
  current: string
  drafts: UnsavedFiles
  onChanged: () => unknown
  /** Told that something of the list is opened, also if it was open before. */
  onOpen: () => void
}

const headings: Record<Branch['part'], string> = {
  home: '',
  menu: 'Menus',
  footer: 'Footer',
  loose: 'In no menu',
  data: 'What the pages say',
}
const isPlace = (part: Branch['part']): part is MenuPart => part === 'menu' || part === 'footer'
const rowOf = ({ branch, file }: Pick<Spot, 'branch' | 'file'>) => `${branch.part}/${file}`

/** The site as its owner knows it: menus with their pages, the footer, and what the pages say. */
export function Tree({ current, drafts, onChanged, onOpen }: TreeProps) {
  const { tree } = useOverview()
  const [wanted, setWanted] = useState('')
  const [open, setOpen] = useState('')
  const steps = useSteps(onChanged)
  const list = useRef<HTMLElement>(null)
  const { last } = steps
  const { act, keepFocus } = useActing(list, steps.take)
  const words = wanted.trim().toLowerCase()
  const found = tree.map((branch) => ({
    branch,
    shown: branch.leaves.filter(({ name }) => name.toLowerCase().includes(words)),
  }))
  const isFound = found.some(({ shown }) => shown.length > 0)
  const { files: waiting = [] } = useWaiting() ?? {}
  const more = { onOpen, onChanged, act, isWhole: words === '' }
  const rows = { current, drafts, waiting, open, setOpen, ...more }
  return (
    <nav aria-label="What you can edit" ref={list} onKeyDown={(event) => onKey(event, tree, act)}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (words) window.location.hash = `search/${encodeURIComponent(wanted.trim())}`
        }}
      >
        <label>
          Find
          <input type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
        </label>
        <button type="submit" aria-disabled={!words}>
          Search all texts
        </button>
      </form>
      <div role="status" className="told">
        {steps.words && <p>{steps.words}</p>}
        <Refusal refused={steps.refused} />
      </div>
      {last && (
        <button
          type="button"
          className="told"
          onClick={() =>
            steps.takeBack(last.id, ({ file }) => keepFocus({ row: '', file, tool: '' }))
          }
        >
          Undo this
        </button>
      )}
      {Object.entries(headings).map(([part, heading]) => {
        const branches = found.filter(
          ({ branch, shown }) => branch.part === part && (shown.length > 0 || !words),
        )
        if (branches.length === 0) return null
        return (
          <section key={part} aria-label={heading || 'Start'}>
            {heading && <h2>{heading}</h2>}
            {branches.map(({ branch, shown }) => (
              <BranchView key={branch.title} branch={branch} shown={shown} {...rows} />
            ))}
          </section>
        )
      })}
      {!isFound && <h2>Nothing has this name. “Search all texts” looks at every word.</h2>}
    </nav>
  )
}

type Act = (spot: Pick<Spot, 'file' | 'branch'> | undefined, request: TreeRequest) => void

type Focus = { row: string; file: string; tool: string }

/** After a step the focus is where it was, or with the page if that is elsewhere now. */
function useActing(list: RefObject<HTMLElement | null>, take: ReturnType<typeof useSteps>['take']) {
  const { tree } = useOverview()
  const focus = useRef<Focus>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the list has followed
  useEffect(() => {
    const wanted = focus.current
    focus.current = undefined
    if (!wanted || !list.current) return
    const row = list.current.querySelector(`[data-row="${CSS.escape(wanted.row)}"]`)
    const link = list.current.querySelector<HTMLElement>(`a[href="#${CSS.escape(wanted.file)}"]`)
    const tool = wanted.tool && row?.querySelector<HTMLElement>(`[data-tool="${wanted.tool}"]`)
    const target = tool || row?.querySelector<HTMLElement>('a, button') || link
    target?.focus()
  }, [tree])
  const keepFocus = (next: Focus) => {
    focus.current = next
  }
  const act: Act = (spot, request) => {
    const tool = document.activeElement?.getAttribute('data-tool') ?? ''
    const part = 'part' in request ? request.part : undefined
    take('tree', request, (step) => {
      const isCopy = request.act === 'copy'
      const file = isCopy ? step.file : (spot?.file ?? '')
      const branch = part && spot ? { ...spot.branch, part } : spot?.branch
      const row = branch ? rowOf({ file, branch }) : `${part}:${'to' in request ? request.to : ''}`
      keepFocus({ row, file, tool: isCopy ? '' : tool })
    })
  }
  return { act, keepFocus }
}

/** Arrows go from line to line; with Alt they take the page along, also into the next menu. */
function onKey(event: KeyboardEvent<HTMLElement>, tree: readonly Branch[], act: Act): void {
  const { target, currentTarget, key, altKey } = event
  if (!(target instanceof HTMLAnchorElement)) return
  const by = { ArrowDown: 1, ArrowUp: -1 }[key]
  if (altKey && by) {
    const row = target.closest('[data-row]')?.getAttribute('data-row')
    const spot = row && spotsIn(tree).find((each) => rowOf(each) === row)
    if (!spot) return
    event.preventDefault()
    const request = moveBy(tree, spot, by)
    if (request) act(spot, request)
    return
  }
  const links = [...currentTarget.querySelectorAll('a')].filter((each) => each.checkVisibility())
  const at = links.indexOf(target)
  const next = by ? at + by : { Home: 0, End: links.length - 1 }[key]
  if (next === undefined || altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  links[next]?.focus()
}

const spotsIn = (tree: readonly Branch[]): Spot[] =>
  tree.flatMap((branch) => branch.leaves.map((leaf, at) => ({ ...leaf, branch, at })))

/** One place up or down; from the end of a menu into the next. */
function moveBy(
  tree: readonly Branch[],
  { file, branch, at }: Spot,
  by: number,
): TreeRequest | undefined {
  const { part, title, leaves } = branch
  if (!isPlace(part)) return undefined
  const to = at + by
  if (to >= 0 && to < leaves.length) return { act: 'place', file, part, group: title, at: to }
  const groups = tree.filter((each) => each.part === part)
  const next = groups[groups.findIndex((each) => each.title === title) + by]
  if (!next) return undefined
  const end = by > 0 ? { at: 0 } : {}
  return { act: 'place', file, part, group: next.title, ...end }
}

type Rows = TreeProps & {
  open: string
  setOpen: (row: string) => void
  act: Act
  /** Nothing is left out. */
  /** The files with changes that are saved and not published. */
  waiting: readonly string[]
  isWhole: boolean
}
type BranchViewProps = Rows & { branch: Branch; shown: Branch['leaves'] }

function BranchView({ branch, shown, ...rows }: BranchViewProps) {
  const { part, title, leaves } = branch
  const [isNaming, setNaming] = useState(false)
  const drop = useDrop(rows.act)
  return (
    <div>
      {title && (
        <h3 {...drop(branch, () => 0)} data-row={`${part}:${title}`}>
          {title}
          {isPlace(part) && (
            <button
              type="button"
              className="more"
              data-tool="rename"
              aria-expanded={isNaming}
              aria-label={`Rename the ${part === 'menu' ? 'menu' : 'column'} ${title}`}
              onClick={() => setNaming(!isNaming)}
            >
              ✎
            </button>
          )}
        </h3>
      )}
      {isNaming && isPlace(part) && (
        <RenameForm
          label={part === 'menu' ? 'Name of the menu' : 'Name of the column'}
          name={title}
          isAsked
          onName={(to) => rows.act(undefined, { act: 'group', part, from: title, to })}
        />
      )}
      <ul>
        {shown.map((leaf) => (
          <Row key={leaf.file} {...rows} {...leaf} branch={branch} at={leaves.indexOf(leaf)} />
        ))}
      </ul>
    </div>
  )
}

function Row(props: Rows & Spot) {
  const { current, drafts, waiting, open, setOpen, onOpen, onChanged, act, isWhole, ...spot } =
    props
  const { files, tree } = useOverview()
  const { file, name, branch, at } = spot
  const entry = files.find((each) => each.file === file)
  const drop = useDrop(act)
  const row = rowOf(spot)
  const isOpen = open === row
  const isPage = entry?.address !== undefined
  return (
    <li
      data-row={row}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' || !isOpen) return
        setOpen('')
        currentTarget.querySelector<HTMLElement>('[data-tool="more"]')?.focus()
      }}
      draggable={isPage}
      onDragStart={(event) => {
        event.dataTransfer.setData(dragged, JSON.stringify({ file, from: branch.part }))
        event.dataTransfer.effectAllowed = 'move'
      }}
      {...(isWhole && drop(branch, (event) => at + Number(isLowerHalf(event)), spot))}
    >
      <div className="row">
        <a
          href={`#${file}`}
          draggable={false}
          onClick={onOpen}
          aria-current={file === current ? 'page' : undefined}
          aria-keyshortcuts={isPlace(branch.part) ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        >
          <span dir="auto">{name}</span>
          <Marks file={file} isUnsaved={file in drafts} isWaiting={waiting.includes(file)} />
        </a>
        {isPage && (
          <button
            type="button"
            className="more"
            data-tool="more"
            aria-expanded={isOpen}
            aria-label={`Move, rename or hide: ${name}`}
            onClick={() => setOpen(isOpen ? '' : row)}
          >
            ⋯
          </button>
        )}
      </div>
      {isOpen && entry && (
        <PageTools
          spot={spot}
          entry={entry}
          isUnsaved={file in drafts}
          onRemoved={onChanged}
          up={moveBy(tree, spot, -1)}
          down={moveBy(tree, spot, 1)}
          act={(request) => {
            // The place it goes to is the one whose tools stay open.
            if ('part' in request && request.part) setOpen(`${request.part}/${file}`)
            act(spot, request)
          }}
        />
      )}
    </li>
  )
}

type MarksProps = { file: string; isUnsaved: boolean; isWaiting: boolean }

function Marks({ file, isUnsaved, isWaiting }: MarksProps) {
  const { files, problems } = useOverview()
  const { draft, hidden } = files.find((each) => each.file === file) ?? {}
  return (
    <>
      {draft && <small>draft, or for a later day: not on the site yet</small>}
      {hidden && <small>hidden, in no menu or list</small>}
      {isUnsaved && <em>changed, not saved</em>}
      {isWaiting && !isUnsaved && <small>changed, not published</small>}
      {problems.some((problem) => problem.file === file) && <em>has problems</em>}
    </>
  )
}

const dragged = 'application/x-page'

function isLowerHalf({ currentTarget, clientY }: DragEvent): boolean {
  const { top, height } = currentTarget.getBoundingClientRect()
  return clientY > top + height / 2
}

/** What takes a page that is dropped on it: into its menu at a place, or out of the menu it came from. */
function useDrop(act: Act) {
  return (branch: Branch, placeOf: (event: DragEvent) => number, over?: Spot) => {
    const { part, title, leaves } = branch
    if (part === 'home' || part === 'data') return {}
    const mark = (event: DragEvent, place: string) =>
      event.currentTarget.setAttribute('data-drop', place)
    return {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes(dragged)) return
        event.preventDefault()
        mark(event, isPlace(part) && over && !isLowerHalf(event) ? 'above' : 'below')
      },
      onDragLeave: (event: DragEvent) => mark(event, ''),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        mark(event, '')
        const { file, from } = JSON.parse(event.dataTransfer.getData(dragged))
        if (!isPlace(part)) {
          if (isPlace(from)) act({ file, branch }, { act: 'place', file, part: from, group: '' })
          return
        }
        const own = leaves.findIndex((each) => each.file === file)
        const place = placeOf(event)
        const at = own >= 0 && own < place ? place - 1 : place
        if (at !== own) act({ file, branch }, { act: 'place', file, part, group: title, at })
      },
    }
  }
}
