import { type RefObject, useEffect, useRef, useState } from 'react'
import { pluralize } from '#app/content/engine/english.ts'
import type { Problem } from '#app/content/engine/problem.ts'
import type { Place, Previewed, UnsavedFiles } from '#editor/types.ts'
import { ask, firstPreview } from './api.ts'
import { fieldId, useOverview } from './contexts.ts'
import { reveal } from './fold.tsx'
import { fieldAt, mark, putCursor } from './frame.ts'

type PreviewProps = {
  page: string
  /** The file that is open. */
  file: string
  /** What is typed and not saved. */
  drafts: UnsavedFiles
  /** The field that has the focus. */
  focus: Place | undefined
  onPage: (page: string) => void
  /** Told the field of another file that was clicked, before it opens. */
  onPick: (field: string) => void
  /** What the check says of the drafts. */
  onProblems: (problems: readonly Problem[]) => void
}

type Frame = { id: string; path: string }

const pause = 250

/** The real page with what is typed in it. */
export function Preview(props: PreviewProps) {
  const { page: path, onPage } = props
  const { paths } = useOverview()
  const [isWide, setWide] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const { frames, shown, take, ...made } = useFrames(props, frame)
  const { remark, other, choose } = useFields(props, shown, frame)
  return (
    <section
      className="preview"
      data-width={isWide ? 'desktop' : 'phone'}
      aria-labelledby="preview-heading"
    >
      <div className="bar">
        <h2 id="preview-heading">Preview</h2>
        <select
          aria-label="Page to preview"
          value={path}
          onChange={({ target }) => choose(target.value)}
        >
          {[...new Set([...paths, path])].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <button type="button" aria-pressed={isWide} onClick={() => setWide(!isWide)}>
          Desktop width
        </button>
        <Status
          {...made}
          isHere={shown?.path === path}
          words={made.refusal || remark || (frames.length === 0 ? 'The page is being made…' : '')}
          other={other}
          onPage={onPage}
        />
      </div>
      <div className="stage">
        {frames.map((each) => (
          <iframe
            key={each.id}
            ref={each === shown ? frame : undefined}
            src={`/admin/preview?id=${each.id}`}
            title={`Preview of ${each.path}`}
            inert={each !== shown}
            onLoad={({ currentTarget: { contentWindow } }) =>
              contentWindow && each !== shown && take(each, contentWindow)
            }
          />
        ))}
      </div>
    </section>
  )
}

type Made = {
  /** Of the drafts, if no page could be made of them. */
  problem?: Problem | undefined
  /** How many fields have only their names on the page. */
  empty: number
  /** Why no page was made. */
  refusal: string
}

type FrameRef = RefObject<HTMLIFrameElement | null>

/** A page that has changed loads behind the one that is shown and then takes its place, so that nothing
    flashes. */
function useFrames({ page: path, drafts, onProblems }: PreviewProps, frame: FrameRef) {
  const { paths } = useOverview()
  const [frames, setFrames] = useState<readonly Frame[]>([])
  const [shown, setShown] = useState<Frame>()
  const [made, setMade] = useState<Made>({ empty: 0, refusal: '' })
  const answered = useRef<Promise<unknown>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `paths` are new when files were saved
  useEffect(() => {
    let isStale = false
    const wait = setTimeout(show, pause)
    return () => {
      isStale = true
      clearTimeout(wait)
    }

    async function show() {
      // One at a time: whoever types fast asks faster than pages are made.
      await answered.current
      if (isStale) return
      const request = ask<Previewed>('preview', { page: path, drafts })
      answered.current = request.catch(() => undefined)
      try {
        const { id, problems, empty = 0 } = await request
        if (isStale) return
        setMade({ problem: id ? undefined : problems[0], empty, refusal: '' })
        onProblems(problems)
        if (id) setFrames((before) => [...before.slice(0, 1), { id, path }])
        else firstPreview.resolve()
      } catch (error) {
        firstPreview.resolve()
        if (!isStale) setMade((before) => ({ ...before, refusal: (error as Error).message }))
      }
    }
  }, [path, drafts, paths])

  async function take(loaded: Frame, view: Window) {
    await view.document.fonts.ready
    // A newer one has come first.
    if (view.closed) return
    if (shown?.path === loaded.path) view.scrollTo(0, frame.current?.contentWindow?.scrollY ?? 0)
    setShown(loaded)
    // Its scripts come first.
    setTimeout(firstPreview.resolve, 2000)
    setFrames((now) => now.slice(now.indexOf(loaded)))
  }
  return { frames, shown, take, ...made }
}

/** Marks what the field that has the focus says, and leads from what is clicked to its field. If another
    page says the field, that page is shown or, while somebody has chosen a page, offered: `other`. */
function useFields(props: PreviewProps, shown: Frame | undefined, frame: FrameRef) {
  const { page: path, file, focus, onPage, onPick } = props
  const [remark, setRemark] = useState('')
  const [other, setOther] = useState('')
  /** The file that was open when somebody chose a page: until another is opened, the page stays. */
  const chosen = useRef<string>(undefined)
  const field = focus && fieldId(focus.file, focus.path)

  useEffect(() => {
    if (chosen.current !== file) chosen.current = undefined
  }, [file])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another field or a page made again
  useEffect(() => {
    setOther('')
    const view = frame.current?.contentWindow
    // The page that is still shown while another one loads has other words.
    if (!view || !field || shown?.path !== path) return undefined
    setRemark('')
    if (mark(view, field)) return undefined
    let isStale = false
    ask<string>(`page-of?field=${encodeURIComponent(field)}`).then((found) => {
      if (isStale) return
      const isElsewhere = found !== '' && found !== path
      if (isElsewhere && chosen.current === undefined) return onPage(found)
      setRemark('This field is not among the words of the page.')
      if (isElsewhere) setOther(found)
    }, console.error)
    return () => {
      isStale = true
    }
  }, [field, shown])

  // biome-ignore lint/correctness/useExhaustiveDependencies: of the page that is shown now
  useEffect(() => {
    const view = frame.current?.contentWindow
    if (!view) return
    // Whoever writes a notice sees it before its day.
    const notice = view.document.querySelector<HTMLElement>('body > [data-until]')
    if (file === 'notice.yaml' && notice) notice.hidden = false
    view.document.onclick = (event) => {
      const { field = '', line } = fieldAt(event)
      setRemark(field ? '' : 'This comes from the program, not from a text of yours.')
      if (line) putCursor(line)
      if (!field) return
      if (!field.startsWith(`${file}/`)) onPick(field)
      window.location.hash = field
      // If it was the last one clicked as well, the address stays as it is.
      reveal(field)
    }
  }, [shown, file, onPick])

  function choose(page: string) {
    chosen.current = file
    onPage(page)
  }
  return { remark, other, choose }
}

type StatusProps = Pick<Made, 'problem' | 'empty'> & {
  /** Whether the page that is shown is the one that was asked for. */
  isHere: boolean
  words: string
  other: string
  onPage: (page: string) => void
}

function Status({ problem, empty, isHere, words, other, onPage }: StatusProps) {
  if (problem)
    return (
      <p role="status">
        {`This page ${isHere ? 'is from before your last change, which has' : 'can be shown once you have fixed'} a problem: `}
        <a href={`#${fieldId(problem.file, problem.path ?? [])}`}>
          {problem.field ?? problem.file}
        </a>
      </p>
    )
  return (
    <p role="status">
      {words}
      {empty > 0 && ` Still empty: ${pluralize(empty, 'field')}, marked where the page shows them.`}
      {other && (
        <button type="button" onClick={() => onPage(other)}>
          Show it on {other}
        </button>
      )}
    </p>
  )
}
