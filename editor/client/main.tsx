import { Fragment, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '#app/styles/layers.css'
import '#app/styles/reset.css'
import '#app/styles/tokens.css'
import '#app/styles/base.css'
import './editor.css'
import './site.css'
import { pluralize } from '#app/content/engine/english.ts'
import type { Problem } from '#app/content/engine/problem.ts'
import { placeIn } from '#editor/names.ts'
import type { Overview, Place } from '#editor/types.ts'
import { ask, type Refused } from './api.ts'
import { BeginPanel } from './begin.tsx'
import { OverviewContext } from './contexts.ts'
import { FileEditor } from './file-editor.tsx'
import { focusMain, keepFocus } from './keep-focus.ts'
import { useDrafts, useHistories } from './kept.ts'
import { LaunchLink, LaunchPanel } from './launch.tsx'
import { NewPanel } from './new.tsx'
import { MovedPanel, PageActions } from './page-actions.tsx'
import { PicturesPanel } from './pictures.tsx'
import { Preview } from './preview.tsx'
import { PublishLink, PublishPanel } from './publish.tsx'
import { SearchPanel } from './search.tsx'
import { SeasonPanel } from './season.tsx'
import { Start } from './start.tsx'
import { Tree } from './tree.tsx'

/** What can stand in place of a form: `#launch`. */
const panels = {
  begin: BeginPanel,
  new: NewPanel,
  moved: MovedPanel,
  launch: LaunchPanel,
  publish: PublishPanel,
  pictures: PicturesPanel,
  search: SearchPanel,
  season: SeasonPanel,
}
const isPanel = (name: string): name is keyof typeof panels => Object.hasOwn(panels, name)

const none: Overview['files'] = []

/** In a narrow window one at a time. */
const panes = { list: 'Site', form: 'Form', page: 'Page' }
type Pane = keyof typeof panes

/** The site on the left, the form of one of them in the middle, the page it changes on the right. */
function App() {
  const { overview, refused, busy, refresh } = useSite()
  const [found, setFound] = useState<readonly Problem[]>()
  const [focus, setFocus] = useState<Place>()
  const [page, setPage] = useState('/')
  const [pane, setPane] = useState<Pane>(isStart(hashNow()) ? 'list' : 'form')
  /** Whether somebody chose the page that is shown: then it stays until they choose another. */
  const chosen = useRef(false)
  const picked = useRef('')
  const main = useRef<HTMLElement>(null)
  const hash = useSyncExternalStore(onHash, hashNow)
  const choose = (next: string) => {
    chosen.current = true
    setPage(next)
  }
  const pick = useCallback((field: string, isOther: boolean) => {
    if (isOther) picked.current = field
    chosen.current = true
    // Before its field is looked for.
    flushSync(() => setPane('form'))
  }, [])
  const histories = useHistories(overview?.folder ?? '')
  const drafts = useDrafts(histories, overview?.files ?? none)
  const named = placeIn(hash)
  const isFile = overview?.files.some(({ file }) => file === named.file)
  const { file, path } = isFile ? named : { file: '', path: [] }
  const address = overview?.files.find((each) => each.file === file)?.address
  const isOwn = address !== undefined
  /** The page of a file that has opened, unless its field was clicked on the page that is shown. */
  const showPage = useCallback(
    (next: string) => {
      const stays = picked.current === hashNow() || (chosen.current && !isOwn)
      picked.current = ''
      if (stays) return
      chosen.current = false
      setPage(next)
    },
    [isOwn],
  )
  const [panel = ''] = hash.split('/')
  const open = isStart(hash) ? '' : file || hash
  const isReady = overview !== undefined
  useEffect(() => setPane(isStart(hash) ? 'list' : 'form'), [hash])
  const before = useRef(open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: in a narrow window it has to be in sight first
  useEffect(() => {
    const isSeen = open === '' || main.current?.checkVisibility()
    if (!isReady || before.current === open || !isSeen) return
    before.current = open
    // Whoever goes through the list stays there, where there is room for both.
    if (!isFile || isNarrow() || !document.activeElement?.closest('nav')) focusMain()
    window.scrollTo(0, 0)
  }, [open, isReady, isFile, pane])
  const isSample = overview?.untouched
  useEffect(() => {
    // The first thing to do with a sample; the start page is a click away.
    if (isSample && hashNow() === '') window.location.replace('#begin')
  }, [isSample])
  const goToForm = () => {
    flushSync(() => setPane('form'))
    main.current?.focus()
  }
  if (!overview) return <p>{refused?.message ?? 'Loading the files…'}</p>
  const { problems } = overview
  /** What the check says of what is typed. */
  const typed = Object.keys(drafts).length > 0 && found ? found : problems
  const Panel = isPanel(panel) ? panels[panel] : undefined
  return (
    <OverviewContext value={overview}>
      <TopBar problems={typed} pane={pane} refused={refused} onPane={setPane} onSkip={goToForm} />
      <Tree
        current={file}
        drafts={drafts}
        onChanged={refresh}
        onOpen={() => isNarrow() && goToForm()}
      />
      <main ref={main} tabIndex={-1}>
        {Panel && <Panel hash={hash} onChanged={refresh} />}
        {!file &&
          !Panel &&
          (isStart(hash) ? <Start problems={problems} /> : <NotHere busy={busy} />)}
        {file && (
          <Fragment key={file}>
            <FileEditor
              file={file}
              path={path}
              history={histories[file]}
              unsavedToo={Object.keys(drafts).filter((each) => each !== file)}
              problems={typed}
              onPage={showPage}
              onSaved={refresh}
              onFocus={(to) => setFocus({ file, path: to })}
            />
            <PageActions
              file={file}
              unsaved={file in drafts}
              onMoved={(to) => {
                choose(to)
                refresh()
              }}
            />
          </Fragment>
        )}
      </main>
      <Preview
        page={page}
        file={file}
        drafts={drafts}
        focus={focus?.file === file ? focus : undefined}
        pane={pane}
        stays={() => chosen.current || page === address}
        onPage={setPage}
        onChoose={choose}
        onPick={pick}
        onProblems={setFound}
      />
    </OverviewContext>
  )
}

/** What the check says of the saved files, asked again after every change of them. */
function useSite() {
  const [overview, setOverview] = useState<Overview>()
  const [refused, setRefused] = useState<Refused>()
  const [busy, setBusy] = useState(true)
  const refresh = useCallback(() => {
    setRefused(undefined)
    setBusy(true)
    return ask<Overview>('overview')
      .then(setOverview, setRefused)
      .then(() => setBusy(false))
  }, [])
  useEffect(() => void refresh(), [refresh])
  return { overview, refused, busy, refresh }
}

const isStart = (hash: string) => hash === '' || hash === 'start'

type TopBarProps = {
  problems: readonly Problem[]
  pane: Pane
  refused: Refused | undefined
  onPane: (pane: Pane) => void
  onSkip: () => void
}

function TopBar({ problems, pane, refused, onPane, onSkip }: TopBarProps) {
  return (
    <header className="bar" data-pane={pane}>
      <button type="button" className="skip" onClick={onSkip}>
        Skip to the form
      </button>
      <h1>Edit the site</h1>
      <fieldset aria-label="What this window shows" className="panes">
        {(Object.keys(panes) as Pane[]).map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === pane}
            onClick={() => onPane(each)}
          >
            {panes[each]}
          </button>
        ))}
      </fieldset>
      <p role="status" data-trouble={refused || problems.length > 0 ? '' : undefined}>
        {refused?.message ??
          (problems.length > 0 ? `${pluralize(problems.length, 'problem')} to fix` : 'No problems')}
      </p>
      <a href="#new" className="button">
        New
      </a>
      <button type="button" className="others" popoverTarget="others">
        More
      </button>
      {/* In a wide window they stand in the bar. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it closes with the choice of a link */}
      <div id="others" popover="auto" onClick={({ currentTarget }) => currentTarget.hidePopover()}>
        <a href="#pictures" className="button">
          Pictures
        </a>
        <a href="#season" className="button">
          This season
        </a>
        <LaunchLink />
        <a href="/" target="_blank" rel="noopener">
          View the site
        </a>
      </div>
      <PublishLink />
    </header>
  )
}

/** An address that leads nowhere: mistyped, or of a page that was deleted. */
function NotHere({ busy }: { busy: boolean }) {
  // A file that was just made is not in the list yet.
  if (busy) return <p>Opening…</p>
  return (
    <>
      <h2>There is nothing here</h2>
      <p>
        What was at this address may have been renamed or deleted. Look at{' '}
        <a href="#moved">what was deleted</a>, choose from the list, or{' '}
        <a href="#start">start again</a>.
      </p>
    </>
  )
}

/** As in site.css. */
const isNarrow = () => !window.matchMedia('(width >= 1000px)').matches

/** What follows the # of the address; as it is typed if it is damaged. */
function hashNow(): string {
  const hash = window.location.hash.slice(1)
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}

function onHash(notify: () => void): () => void {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

const place = document.getElementById('editor')
if (place) {
  keepFocus()
  createRoot(place).render(<App />)
}
