import { useRef } from 'react'
import type { Problem } from '#app/content/engine/problem.ts'
import type { Drafts, Place } from '#editor/types.ts'
import styles from './app.module.css'

type PreviewProps = {
  page: string
  paths: readonly string[]
  /** What is typed and not saved. */
  drafts: Drafts
  /** The field that has the focus. */
  focus: Place | undefined
  onPage: (page: string) => void
  /** What the check says of the drafts. */
  onProblems: (problems: readonly Problem[]) => void
  /** To go to the field that says what was clicked. */
  onPick: (place: Place) => void
}

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
