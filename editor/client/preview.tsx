import { useEffect, useRef, useState } from 'react'
import type { Problem } from '#app/content/engine/problem.ts'
import { fieldsSaying } from '#editor/fields-saying.ts'
import type { Drafts, Place, Previewed, Said, Texts } from '#editor/types.ts'
import { ask } from './api.ts'
import { fieldId } from './form-context.ts'
import { answerClicks, atCursor, goTo, mark, prepare, putCursor } from './frame.ts'
import styles from './preview.module.css'

type PreviewProps = {
  page: string
  paths: readonly string[]
  /** The file that is open. */
  file: string
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

type Frame = { id: string; path: string }

const pause = 300
const noTexts: Texts = { texts: [], pages: {} }
const widths = { phone: 'Phone', desktop: 'Desktop' }
const clicks = { edit: 'Edit', browse: 'Browse' }

/** The real page with what is typed in it. A page that has changed loads behind the one that is shown and
    then takes its place, so that nothing flashes. */
export function Preview(props: PreviewProps) {
  const { page, paths, file, drafts, focus, onPage, onProblems, onPick } = props
  const [path = '/', anchor = ''] = page.split('#')
  const [width, setWidth] = useState<keyof typeof widths>('phone')
  const [click, setClick] = useState<keyof typeof clicks>('edit')
  const [frames, setFrames] = useState<readonly Frame[]>([])
  const [shown, setShown] = useState<Frame>()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [{ texts, pages }, setTexts] = useState(noTexts)
  const [remark, setRemark] = useState('')
  const frame = useRef<HTMLIFrameElement>(null)
  const asked = useRef('')
  const answered = useRef<Promise<unknown>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `paths` are new when files were saved
  useEffect(() => {
    let isStale = false
    const wait = setTimeout(show, asked.current === path ? pause : 0)
    return () => {
      isStale = true
      clearTimeout(wait)
    }

    async function show(): Promise<void> {
      asked.current = path
      // One at a time: whoever types fast asks faster than pages are made.
      await answered.current
      if (isStale) return
      const request = ask<Previewed>('preview', { page: path, drafts })
      answered.current = request.catch(() => undefined)
      try {
        const answer = await request
        if (isStale) return
        const { id, texts: typed } = answer
        // An older question came in after this one and was taken for the last.
        if (!id && answer.problems.length === 0) return show()
        setProblems(answer.problems)
        onProblems(answer.problems)
        if (typed) setTexts((before) => withDrafts(before, typed))
        if (id) setFrames((before) => [...before.slice(0, 1), { id, path }])
      } catch (error) {
        if (!isStale) setRemark((error as Error).message)
      }
    }
  }, [path, drafts, paths])

  useEffect(() => {
    const page = frame.current?.contentDocument?.documentElement
    // Whoever writes a notice sees it before its day.
    if (page && shown && file === 'notice.yaml') page.dataset.notice = 'on'
  }, [shown, file])

  // biome-ignore lint/correctness/useExhaustiveDependencies: not when the page is made again
  useEffect(() => {
    const view = frame.current?.contentWindow
    if (view && shown?.path === path) goTo(view, anchor)
  }, [page])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the saved texts change with `paths`
  useEffect(() => void ask<Texts>('texts').then(setTexts, () => undefined), [paths])

  const rank = (name: string) =>
    pages[name]?.split('#')[0] !== shown?.path ? 2 : name.includes('/') ? 0 : 1
  const find = (around: readonly string[]) => fieldsSaying(around, texts, rank)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `find` follows from these
  useEffect(() => {
    const view = frame.current?.contentWindow
    // The page that is still shown while another one loads has other words.
    if (!view || !focus || texts.length === 0 || shown?.path !== path) return
    const said = atCursor(texts.filter((text) => isAt(text, focus)))
    const isShown = mark(view, said, (around) => find(around).some((text) => said.includes(text)))
    const other = isShown ? undefined : pageOf(focus, said)
    if (other && other !== path) onPage(other)
    setRemark(isShown || other ? '' : 'This field is not among the words of the page.')
  }, [focus, shown, texts])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `find` and the others follow from these
  useEffect(() => {
    const view = frame.current?.contentWindow
    if (!view) return undefined
    return answerClicks(view, click, (around, link, isPlain) => {
      if (link && (click === 'browse' || !isPlain)) return follow(link)
      const [found] = find(around)
      setRemark(found ? '' : 'This comes from the program, not from a text of yours.')
      if (!found) return undefined
      if (found.line !== undefined) putCursor(fieldId(found.file, found.path), found.line)
      return onPick(found)
    })
  }, [shown, texts, click])

  function follow(link: URL) {
    const isHere = link.pathname === '/admin/preview'
    if (isHere) onPage(`${path}${link.hash}`)
    else if (link.origin !== window.location.origin) window.open(link, '_blank', 'noopener')
    else if (paths.includes(link.pathname)) onPage(`${link.pathname}${link.hash}`)
    else setRemark(`The preview has no page ${link.pathname}.`)
  }

  function take(loaded: Frame, view: Window) {
    const before = shown?.path === loaded.path ? frame.current?.contentWindow : undefined
    prepare(view, before ?? undefined, anchor).then(() => {
      // A newer one has come first.
      if (view.closed) return
      setShown(loaded)
      setFrames((now) => now.slice(now.indexOf(loaded)))
    })
  }

  const [problem] = problems
  const isNowhere = file !== '' && texts.length > 0 && !texts.some((t) => t.file === file && t.page)
  return (
    <section className={styles.preview} data-width={width} aria-labelledby="preview-heading">
      <div className={styles.bar}>
        <h2 id="preview-heading">Preview</h2>
        <select aria-label="Page to preview" value={path} onChange={(e) => onPage(e.target.value)}>
          {[...new Set([...paths, path, '/404', '/500'])].map((each) => (
            <option key={each} value={each}>
              {names[each] ?? each}
            </option>
          ))}
        </select>
        <Choice label="Width" options={widths} value={width} onChoose={setWidth} />
        <Choice label="What a click does" options={clicks} value={click} onChoose={setClick} />
        <p role="status">
          {problem ? (
            <>
              {shown?.path === path
                ? 'This is the page before your last change, which has a problem: '
                : 'This page can be shown once a problem is fixed: '}
              <a href={`#${fieldId(problem.file, problem.path ?? [])}`}>
                {problem.field ?? problem.file}
              </a>
            </>
          ) : (
            remark || (isNowhere && 'No page shows the words of this file. Here is the home page.')
          )}
        </p>
      </div>
      <div className={styles.stage}>
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

const names: Record<string, string> = {
  '/': 'Home',
  '/404': 'Page not found',
  '/500': 'Something went wrong',
}

type ChoiceProps<Name extends string> = {
  label: string
  options: Record<Name, string>
  value: Name
  onChoose: (name: Name) => void
}

function Choice<Name extends string>({ label, options, value, onChoose }: ChoiceProps<Name>) {
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      {(Object.keys(options) as Name[]).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === value}
          onClick={() => onChoose(name)}
        >
          {options[name]}
        </button>
      ))}
    </fieldset>
  )
}

function isAt(text: Said, { file, path }: Place): boolean {
  return text.file === file && path.every((key, at) => String(text.path[at]) === String(key))
}

/** Where to look for a field that the shown page does not have. */
function pageOf({ file, path: [first] }: Place, said: readonly Said[]): string | undefined {
  if (file === 'interface.yaml' && first === 'notFound') return '/404'
  if (file === 'interface.yaml' && first === 'error') return '/500'
  return said.find((text) => text.page)?.page
}

/** The texts of files that are being changed, as they are now; they are still on the same pages. */
function withDrafts({ texts, pages }: Texts, typed: readonly Said[]): Texts {
  const changed = new Set(typed.map(({ file }) => file))
  const pageAt = new Map(texts.map(({ file, path, page }) => [`${file}/${path.join('/')}`, page]))
  const now = typed.map((text) => {
    const page = pageAt.get(`${text.file}/${text.path.join('/')}`)
    return page ? { ...text, page } : text
  })
  return { pages, texts: [...texts.filter(({ file }) => !changed.has(file)), ...now] }
}
