import { Fragment, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import '#app/styles/layers.css'
import '#app/styles/reset.css'
import '#app/styles/tokens.css'
import '#app/styles/base.css'
import './editor.css'
import { pluralize } from '#app/content/engine/english.ts'
import type { Problem } from '#app/content/engine/problem.ts'
import { placeIn } from '#editor/names.ts'
import type { Overview, Place } from '#editor/types.ts'
import { ask, type Refused } from './api.ts'
import { OverviewContext, useOverview } from './contexts.ts'
import { FileEditor } from './file-editor.tsx'
import { FileList } from './files.tsx'
import { useDrafts, useHistories } from './kept.ts'
import { LaunchLink, LaunchPanel } from './launch.tsx'
import { NewPanel } from './new.tsx'
import { MovedPanel, PageActions } from './page-actions.tsx'
import { Preview } from './preview.tsx'
import { Problems } from './problems.tsx'
import { PublishPanel } from './publish.tsx'

/** What can stand in place of a form: `#launch`. */
const panels = { new: NewPanel, moved: MovedPanel, launch: LaunchPanel, publish: PublishPanel }
const isPanel = (name: string): name is keyof typeof panels => Object.hasOwn(panels, name)

const none: Overview['files'] = []

/** Files on the left, the form of one of them in the middle, the page it changes on the right. */
function App() {
  const { overview, refused, busy, refresh } = useSite()
  const [found, setFound] = useState<readonly Problem[]>()
  const [focus, setFocus] = useState<Place>()
  const [page, setPage] = useState('/')
  const picked = useRef('')
  const main = useRef<HTMLElement>(null)
  const hash = useSyncExternalStore(onHash, hashNow)
  /** The page of a file that has opened, unless its field was clicked on the page that is shown. */
  const showPage = useCallback((next: string) => {
    if (picked.current !== hashNow()) setPage(next)
    picked.current = ''
  }, [])
  const pick = useCallback((field: string) => {
    picked.current = field
  }, [])
  const histories = useHistories(overview?.folder ?? '')
  const drafts = useDrafts(histories, overview?.files ?? none)
  const named = placeIn(hash)
  const isFile = overview?.files.some(({ file }) => file === named.file)
  const { file, path } = isFile ? named : { file: '', path: [] }
  const [panel = ''] = hash.split('/')
  const open = isStart(hash) ? '' : file || hash
  const isReady = overview !== undefined
  useEffect(() => {
    // In a narrow window the list, which had the focus, has given way to what was chosen in it.
    if (!isReady) return
    if (open && isNarrow()) main.current?.focus()
    window.scrollTo(0, 0)
  }, [open, isReady])
  if (!overview) return <p>{refused?.message ?? 'Loading the files…'}</p>
  const { problems } = overview
  const Panel = isPanel(panel) ? panels[panel] : undefined
  return (
    <OverviewContext value={overview}>
      <TopBar open={open} refused={refused} onSkip={() => main.current?.focus()} />
      <FileList current={file} drafts={drafts} />
      <main ref={main} tabIndex={-1}>
        {Panel && <Panel hash={hash} onChanged={refresh} />}
        {!file &&
          !Panel &&
          (isStart(hash) ? <Start problems={problems} /> : <NotHere hash={hash} busy={busy} />)}
        {file && (
          <Fragment key={file}>
            <FileEditor
              file={file}
              path={path}
              history={histories[file]}
              unsavedToo={Object.keys(drafts).filter((each) => each !== file)}
              problems={Object.keys(drafts).length > 0 && found ? found : problems}
              onPage={showPage}
              onSaved={refresh}
              onFocus={(to) => setFocus({ file, path: to })}
            />
            <PageActions
              file={file}
              unsaved={file in drafts}
              onMoved={(to) => {
                setPage(to)
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
        onPage={setPage}
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
  const refresh = () => {
    setRefused(undefined)
    setBusy(true)
    ask<Overview>('overview')
      .then(setOverview, setRefused)
      .then(() => setBusy(false))
  }
  useEffect(refresh, [])
  return { overview, refused, busy, refresh }
}

const isStart = (hash: string) => hash === '' || hash === 'start'

type TopBarProps = { open: string; refused: Refused | undefined; onSkip: () => void }

function TopBar({ open, refused, onSkip }: TopBarProps) {
  const { files, folder, problems } = useOverview()
  return (
    <header className="bar" data-open={open !== ''}>
      <button type="button" className="skip" onClick={onSkip}>
        Skip to the form
      </button>
      <a href="#start" className="back" aria-current={open === '' ? 'page' : undefined}>
        All files
      </a>
      <h1>Edit the site</h1>
      <p role="status">
        {refused?.message ??
          (problems.length > 0
            ? `${pluralize(problems.length, 'problem')} to fix`
            : `No problems in the ${files.length} files of ${folder}/`)}
      </p>
      <a href="#new">New</a>
      <LaunchLink />
      <a href="#publish">Publish</a>
      <a href="/" target="_blank" rel="noopener">
        View the site
      </a>
    </header>
  )
}

/** An address that leads nowhere: mistyped, or of a page that was deleted. */
function NotHere({ hash, busy }: { hash: string; busy: boolean }) {
  // A file that was just made is not in the list yet.
  if (busy) return <p>Opening…</p>
  return (
    <>
      <h2>There is nothing here</h2>
      <p>
        No file is called {hash}. It may have been renamed or deleted. Look at{' '}
        <a href="#moved">what was deleted</a>, choose from the list, or{' '}
        <a href="#start">start again</a>.
      </p>
    </>
  )
}

function Start({ problems }: Pick<Overview, 'problems'>) {
  return (
    <>
      <h2>What would you like to change?</h2>
      <p>
        Click a sentence or a number on the page at the right, or choose from the list on the left.
        Change a field, then press Save. The whole site is checked first, and nothing is saved until
        every problem is fixed. What you type is kept until then, even if you close this window.
        Visitors see your changes once you publish. What you deleted <a href="#moved">is kept</a>{' '}
        and can be put back.
      </p>
      <Problems problems={problems} />
    </>
  )
}

/** As in editor.css. */
const isNarrow = () => !window.matchMedia('(width >= 1024px)').matches

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
if (place) createRoot(place).render(<App />)
