import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import '#app/styles/layers.css'
import '#app/styles/reset.css'
import '#app/styles/tokens.css'
import '#app/styles/base.css'
import './palette.css'
import { pluralize } from '#app/content/engine/words.ts'
import type { Overview } from '#editor/types.ts'
import { fetchOverview } from './api.ts'
import styles from './app.module.css'
import { FileEditor } from './file-editor.tsx'
import { FileList, Start } from './files.tsx'

/** Files on the left, the form of one of them in the middle, the page it changes on the right. */
function App() {
  const [overview, setOverview] = useState<Overview>()
  const [visited, setVisited] = useState<readonly string[]>([])
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const [page, setPage] = useState('/')
  const file = useSyncExternalStore(onHash, fileInHash)
  const refresh = () => void fetchOverview().then(setOverview)

  useEffect(refresh, [])
  useEffect(() => {
    if (unsaved.size === 0) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])

  if (!overview) return <p className={styles.wait}>Loading the files…</p>
  // A visited file stays mounted, so that unsaved changes are kept when another file is opened.
  if (file && !visited.includes(file)) setVisited([...visited, file])
  const mark = (name: string, changed: boolean) => {
    if (unsaved.has(name) === changed) return
    setUnsaved(new Set([...unsaved].filter((each) => each !== name).concat(changed ? name : [])))
  }
  const { folder, files, problems } = overview

  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <h1>Edit the site</h1>
        <p role="status">
          {problems.length > 0
            ? `${pluralize(problems.length, 'problem')} to fix`
            : `No problems in the ${files.length} files of ${folder}/`}
        </p>
        <a href="/" target="_blank" rel="noopener">
          View the site
        </a>
      </header>
      <FileList files={files} current={file} problems={problems} unsaved={unsaved} />
      <main className={styles.main}>
        {file ? null : <Start files={files} folder={folder} problems={problems} />}
        {visited.map((name) => (
          <div key={name} hidden={name !== file}>
            <FileEditor
              file={name}
              shown={name === file}
              overview={overview}
              onPage={setPage}
              onSaved={refresh}
              onChanged={(changed) => mark(name, changed)}
            />
          </div>
        ))}
      </main>
      <Preview page={page} paths={overview.paths} onPage={setPage} />
    </div>
  )
}

type PreviewProps = { page: string; paths: readonly string[]; onPage: (page: string) => void }

/** The saved page; the dev server reloads it whenever a file changes. */
function Preview({ page, paths, onPage }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const path = page.split('#')[0] ?? page
  return (
    <section className={styles.preview} aria-labelledby="preview-heading">
      <div className={styles.previewBar}>
        <h2 id="preview-heading">Preview</h2>
        <select aria-label="Page to preview" value={path} onChange={(e) => onPage(e.target.value)}>
          {paths.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <button type="button" onClick={() => frame.current?.contentWindow?.location.reload()}>
          Reload
        </button>
      </div>
      <iframe ref={frame} key={page} src={page} title={`Preview of ${path}`} />
    </section>
  )
}

function onHash(notify: () => void): () => void {
  window.addEventListener('hashchange', notify)
  return () => window.removeEventListener('hashchange', notify)
}

function fileInHash(): string {
  return decodeURIComponent(window.location.hash.slice(1))
}

const place = document.getElementById('editor')
if (place) createRoot(place).render(<App />)
