import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { pluralize } from '#app/content/engine/english.ts'
import type { PageChange } from '#editor/types.ts'
import { useOverview } from './contexts.ts'
import { Refusal } from './problems.tsx'
import { useAsked } from './use-asked.ts'

const hows: Record<PageChange['how'], string> = {
  new: 'new',
  changed: 'changed',
  gone: 'goes away',
}

/** The pages that visitors will see otherwise, each with a look at both sides. */
export function ChangedPages() {
  const { value: pages, refused } = useAsked<PageChange[] | null>(
    'publish/pages',
    useOverview(),
    'later',
  )
  const [open, setOpen] = useState<PageChange>()
  const { files } = useOverview()
  const nameOf = (path: string) => files.find(({ address }) => address === path)?.name ?? ''
  if (refused) return <Refusal refused={refused} />
  if (pages === undefined) return <p role="status">Looking at every page, before and after…</p>
  if (!pages || pages.length === 0) return null
  return (
    <details open={pages.length < 8}>
      <summary>
        {pluralize(pages.length, 'page')} {pages.length === 1 ? 'changes' : 'change'}
      </summary>
      <ul>
        {pages.map((each) => (
          <li key={each.path}>
            {nameOf(each.path)} <small>{each.path}</small> <small>{hows[each.how]}</small>{' '}
            <button
              type="button"
              aria-label={`Before and after: ${each.path}`}
              onClick={() => setOpen(each)}
            >
              Before and after
            </button>{' '}
            {each.how !== 'gone' && <OneFile path={each.path} />}
          </li>
        ))}
      </ul>
      {open && <BeforeAndAfter page={open} onClose={() => setOpen(undefined)} />}
    </details>
  )
}

/** For a partner or an attorney who gets it by mail. */
function OneFile({ path }: { path: string }) {
  const name = `${path.replaceAll('/', '-').slice(1) || 'home'}.html`
  return (
    <a
      href={`/admin/one-file?page=${encodeURIComponent(path)}`}
      download={name}
      aria-label={`Save as one file: ${path}`}
    >
      Save as one file
    </a>
  )
}

type BeforeAndAfterProps = { page: PageChange; onClose: () => void }
type Side = 'before' | 'after'

function BeforeAndAfter({ page: { path, how }, onClose }: BeforeAndAfterProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const frames = useRef<Partial<Record<Side, HTMLIFrameElement>>>({})
  const [isWide, setWide] = useState(false)
  const sides: [Side, string][] = [
    ...(how === 'new' ? [] : [['before', 'Visitors see now'] as [Side, string]]),
    ...(how === 'gone' ? [] : [['after', 'After you publish'] as [Side, string]]),
  ]
  useEffect(() => dialog.current?.showModal(), [])
  function loaded(side: Side, { currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    frames.current[side] = currentTarget
    const { before, after } = frames.current
    if (before?.contentDocument && after?.contentDocument)
      markDifferences(before.contentDocument, after.contentDocument)
  }
  return (
    <dialog ref={dialog} className="compare" aria-labelledby="compare-heading" onClose={onClose}>
      <div className="bar">
        <h2 id="compare-heading">{path}, before and after</h2>
        <button type="button" aria-pressed={isWide} onClick={() => setWide(!isWide)}>
          Desktop width
        </button>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className="sides" data-width={isWide ? 'desktop' : 'phone'}>
        {sides.map(([side, words]) => (
          <figure key={side}>
            <figcaption>{words}</figcaption>
            <div className="stage">
              <iframe
                src={`/admin/compare?page=${encodeURIComponent(path)}&side=${side}`}
                title={`${words}: ${path}`}
                onLoad={(event) => loaded(side, event)}
              />
            </div>
          </figure>
        ))}
      </div>
    </dialog>
  )
}

/** Marks on each page what the other one does not say, and brings the first of it into view. */
function markDifferences(...pages: readonly [Document, Document]): void {
  const [before, after] = pages.map(saidIn) as [Said[], Said[]]
  for (const [own, other] of [
    [before, after],
    [after, before],
  ] as const) {
    const known = new Set(other.map(({ words }) => words))
    const fresh = own.filter(({ words }) => !known.has(words)).map(({ element }) => element)
    for (const element of fresh) element.setAttribute('data-edited', '')
    fresh[0]?.scrollIntoView({ block: 'center' })
  }
}

type Said = { element: Element; words: string }

/** The elements with words or a picture of their own. */
function saidIn({ body }: Document): Said[] {
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
    const picture = element.getAttribute('src') ?? ''
    const isHidden = ['SCRIPT', 'STYLE', 'TEMPLATE'].includes(element.tagName)
    if (isHidden || !(own || picture)) return []
    return [{ element, words: `${picture} ${element.textContent?.replaceAll(/\s+/g, ' ').trim()}` }]
  })
}
