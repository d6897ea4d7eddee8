import { type RefObject, useEffect, useRef, useState } from 'react'
import { pluralize } from '#app/content/engine/english.ts'
import type { Problem } from '#app/content/engine/problem.ts'
import type { Place, Previewed, UnsavedFiles } from '#editor/types.ts'
import { ask, firstPreview } from './api.ts'
import { fieldId, useOverview } from './contexts.ts'
import { reveal } from './fold.tsx'
import { fieldAt, linkAt, mark, putCursor } from './frame.ts'

type PreviewProps = {
  page: string
  /** The file that is open. */
  file: string
  /** What is typed and not saved. */
  drafts: UnsavedFiles
  /** The field that has the focus. */
  focus: Place | undefined
  /** What a narrow window shows. */
  pane: string
  /** Whether the page is to stay. */
  stays: () => boolean
  /** Told the page of a field. */
  onPage: (page: string) => void
  /** Told the page that somebody chose. */
  onChoose: (page: string) => void
  /** Told the field that was clicked, before it opens, and whether it is one of another file. */
  onPick: (field: string, isOther: boolean) => void
  /** What the check says of the drafts. */
  onProblems: (problems: readonly Problem[]) => void
}

type Frame = { id: string; path: string }

const pause = 250

/** The real page with what is typed in it. */
export function Preview(props: PreviewProps) {
  const { page: path, onChoose } = props
  const { paths } = useOverview()
  const [isWide, setWide] = useState(false)
  const [isFollowing, setFollowing] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const { frames, shown, take, ...made } = useFrames(props, frame)
  const { remark, other } = useFields({ ...props, isFollowing }, shown, frame)
  const hint = isFollowing
    ? 'A click on a link leads to its page, a click on anything else to its field.'
    : 'Click a text or a picture to change it. Ctrl-click a link to follow it.'
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
          onChange={({ target }) => onChoose(target.value)}
        >
          {[...new Set([...paths, path])].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <button type="button" aria-pressed={isWide} onClick={() => setWide(!isWide)}>
          Desktop width
        </button>
        <button type="button" aria-pressed={isFollowing} onClick={() => setFollowing(!isFollowing)}>
          Follow links
        </button>
        <Status
          {...made}
          isHere={shown?.path === path}
          words={made.refusal || remark || (frames.length === 0 ? 'The page is being made…' : hint)}
          other={other}
          onChoose={onChoose}
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
            // The last good page of another address is no help.
            hidden={!!made.problem && each.path !== path}
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

/** Marks what the field that has the focus says, and leads from what is clicked to its field, or to where a
    link leads. If another page says the field, that page is shown or, while this one stays, offered: `other`. */
function useFields(
  props: PreviewProps & { isFollowing: boolean },
  shown: Frame | undefined,
  frame: FrameRef,
) {
  const { page: path, file, focus, pane, isFollowing, stays, onPage, onPick, onChoose } = props
  const { paths } = useOverview()
  const [remark, setRemark] = useState('')
  const [other, setOther] = useState('')
  /** Where on its page a link leads that was followed. */
  const anchor = useRef('')
  const field = focus && fieldId(focus.file, focus.path)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only for another field, a page made again, or one that comes into sight
  useEffect(() => {
    setOther('')
    const view = frame.current?.contentWindow
    // The page that is still shown while another one loads has other words.
    if (!view || shown?.path !== path) return undefined
    setRemark('')
    if (anchor.current) return goTo(view)
    if (!field || mark(view, field)) return undefined
    let isStale = false
    ask<string>(`page-of?field=${encodeURIComponent(field)}`).then((found) => {
      if (isStale) return
      const isElsewhere = found !== '' && found !== path
      if (isElsewhere && !stays()) return onPage(found)
      setRemark('This field is not among the words of the page.')
      if (isElsewhere) setOther(found)
    }, console.error)
    return () => {
      isStale = true
    }
  }, [field, shown, pane])

  // biome-ignore lint/correctness/useExhaustiveDependencies: of the page that is shown now
  useEffect(() => {
    const view = frame.current?.contentWindow
    if (!view) return
    // Whoever writes a notice sees it before its day.
    const notice = view.document.querySelector<HTMLElement>('body > [data-until]')
    if (file === 'notice.yaml' && notice) notice.hidden = false
    view.document.onclick = (event) => {
      const link = linkAt(event, isFollowing)
      if (link) return follow(link, view)
      const { field = '', line } = fieldAt(event)
      setRemark(field ? '' : 'This comes from the program, not from a text of yours.')
      if (!field) return
      onPick(field, !field.startsWith(`${file}/`))
      if (line) putCursor(line)
      window.location.hash = field
      // If it was the last one clicked as well, the address stays as it is.
      reveal(field)
    }
  }, [shown, file, onPick, isFollowing, path])

  function follow({ origin, pathname, hash }: HTMLAnchorElement, view: Window) {
    if (origin !== window.location.origin) {
      setRemark('This link leads out of the site. “View the site” follows it.')
      return
    }
    anchor.current = hash.slice(1)
    const next = [pathname, pathname.replace(/\/$/, '')].find((each) => paths.includes(each))
    if (pathname === window.location.pathname || next === path) goTo(view)
    else if (next) onChoose(next)
    else setRemark('This link leads to something that is no page.')
  }

  function goTo(view: Window): undefined {
    const place = view.document.getElementById(anchor.current)
    anchor.current = ''
    if (place) view.scrollBy(0, place.getBoundingClientRect().top - 80)
  }
  return { remark, other }
}

type StatusProps = Pick<Made, 'problem' | 'empty'> & {
  /** Whether the page that is shown is the one that was asked for. */
  isHere: boolean
  words: string
  other: string
  onChoose: (page: string) => void
}

function Status({ problem, empty, isHere, words, other, onChoose }: StatusProps) {
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
        <button type="button" onClick={() => onChoose(other)}>
          Show it on {other}
        </button>
      )}
    </p>
  )
}
