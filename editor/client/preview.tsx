import { useRef } from 'react'
import styles from './app.module.css'

type PreviewProps = { page: string; paths: readonly string[]; onPage: (page: string) => void }

/** The saved page; the dev server reloads it whenever a file changes. */
export function Preview({ page, paths, onPage }: PreviewProps) {
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
