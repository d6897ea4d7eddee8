import { Fragment, useEffect, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import '#app/styles/layers.css'
import '#app/styles/reset.css'
import '#app/styles/tokens.css'
import '#app/styles/base.css'
import './palette.css'
import type { Problem } from '#app/content/engine/problem.ts'
import { pluralize } from '#app/content/engine/words.ts'
import type { Overview, Place } from '#editor/types.ts'
import { fetchOverview } from './api.ts'
import styles from './app.module.css'
import { FileEditor } from './file-editor.tsx'
import { FileList, Start } from './files.tsx'
import { useDrafts, useHistories } from './kept.ts'
import { LaunchLink, LaunchPanel } from './launch.tsx'
import { NewPanel } from './new.tsx'
import { MovedPanel, PageActions } from './page-actions.tsx'
import { Preview } from './preview.tsx'
import { PublishPanel } from './publish.tsx'

/** What can stand in place of a form: `#launch`. */
const panels = { new: NewPanel, moved: MovedPanel, launch: LaunchPanel, publish: PublishPanel }
const isPanel = (name: string): name is keyof typeof panels => Object.hasOwn(panels, name)

const none: Overview['files'] = []

/** Files on the left, the form of one of them in the middle, the page it changes on the right. */
function App() {
  const [overview, setOverview] = useState<Overview>()
  const [error, setError] = useState<string>()
  const [found, setFound] = useState<readonly Problem[]>()
  const [focus, setFocus] = useState<Place>()
  const [page, setPage] = useState('/')
  const hash = useSyncExternalStore(onHash, () => decodeURIComponent(window.location.hash.slice(1)))
  const refresh = () => {
    setError(undefined)
    fetchOverview().then(setOverview, ({ message }: Error) => setError(message))
  }

  useEffect(refresh, [])
  const histories = useHistories(overview?.folder ?? '')
  const drafts = useDrafts(histories, overview?.files ?? none)
  if (!overview) return <p>{error ?? 'Loading the files…'}</p>
  const { files, folder, problems } = overview
  const { file, path } = placeIn(hash, files)
  const [panel = ''] = hash.split('/')
  const Panel = isPanel(panel) ? panels[panel] : undefined
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1>Edit the site</h1>
        <p role="status">
          {error ??
            (problems.length > 0
              ? `${pluralize(problems.length, 'problem')} to fix`
              : `No problems in the ${files.length} files of ${folder}/`)}
        </p>
        <a href="#new">New</a>
        <LaunchLink overview={overview} />
        <a href="#publish">Publish</a>
        <a href="/" target="_blank" rel="noopener">
          View the site
        </a>
      </header>
      <FileList files={files} current={file} problems={problems} drafts={drafts} />
      <main className={styles.main}>
        {Panel && <Panel overview={overview} hash={hash} onChanged={refresh} />}
        {!file && !Panel && <Start files={files} problems={problems} />}
        {file && (
          <Fragment key={file}>
            <FileEditor
              file={file}
              path={path}
              overview={overview}
              history={histories[file]}
              problems={Object.keys(drafts).length > 0 && found ? found : problems}
              onPage={setPage}
              onSaved={refresh}
              onFocus={(to) => setFocus({ file, path: to })}
            />
            <PageActions
              file={file}
              overview={overview}
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
        paths={overview.paths}
        file={file}
        drafts={drafts}
        focus={focus?.file === file ? focus : undefined}
        onPage={setPage}
        onProblems={setFound}
      />
    </div>
  )
}

function onHash(notify: () => void): () => void {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

/** `#firm.yaml/hours/0/opens`: a file and, if named, one of its fields. */
function placeIn(hash: string, files: Overview['files']): { file: string; path: string[] } {
  const file = files.map((each) => each.file).find((each) => `${hash}/`.startsWith(`${each}/`))
  return { file: file ?? '', path: file ? hash.split('/').slice(file.split('/').length) : [] }
}

const place = document.getElementById('editor')
if (place) createRoot(place).render(<App />)
