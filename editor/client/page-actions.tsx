import { useEffect, useState } from 'react'
import type { Following, Overview, PageAnswer, PagePlan, PageWish } from '#editor/types.ts'
import { ask } from './api.ts'
import { fieldId } from './form-context.ts'
import styles from './page-actions.module.css'
import type { PanelProps } from './panel.ts'
import { Problems } from './problems.tsx'

type Refused = Extract<PageAnswer, { saved: false }>
type Done = { wish: PageWish; plan: PagePlan; undo: string; file: string }

/** What was done last; it can be taken back. */
let done: Done | undefined

type PageActionsProps = {
  file: string
  overview: Overview
  unsaved: boolean
  /** Told the page to look at. */
  onMoved: (page: string) => void
}

/** Below the form of a page: another address for it, or its end. */
export function PageActions({ file, overview, unsaved, onMoved }: PageActionsProps) {
  const [wish, setWish] = useState<PageWish>()
  const [plan, setPlan] = useState<PagePlan>()
  const [refused, setRefused] = useState<Refused>()
  const isRename = wish !== undefined && 'name' in wish
  useEffect(() => {
    setPlan(undefined)
    setRefused(undefined)
    if (!wish || ('name' in wish && wish.name === '')) return undefined
    // A name is typed letter by letter.
    const fail = ({ message: why }: Error) => setRefused({ saved: false, why, problems: [] })
    const wait = setTimeout(() => ask<PagePlan>('page/plan', wish).then(setPlan, fail), 300)
    return () => clearTimeout(wait)
  }, [wish])
  if (!/^(services|articles|plain|pages|legal)\//.test(file)) return null

  async function go() {
    if (!wish || !plan) return
    try {
      const answer = await ask<PageAnswer>('page', wish)
      if (!answer.saved) return setRefused(answer)
      done = { wish, plan, undo: answer.undo, file: answer.file }
      onMoved(plan.to)
      window.location.hash = 'moved'
    } catch (error) {
      setRefused({ saved: false, why: (error as Error).message, problems: [] })
    }
  }

  return (
    <section className={styles.actions} aria-label="This page">
      <button type="button" onClick={() => setWish({ file, name: nameOf(file) })}>
        Change the address
      </button>
      <button type="button" onClick={() => setWish({ file })}>
        Delete the page
      </button>
      {wish && unsaved && <p role="status">Save or discard your changes first.</p>}
      {wish && !unsaved && (
        <div>
          {isRename ? (
            <label>
              <b>The last part of its new address</b>
              <input
                value={wish.name}
                onChange={({ target }) => setWish({ file, name: target.value })}
              />
            </label>
          ) : (
            <label>
              <b>Visitors of the old address go to</b>
              <select
                value={wish.to ?? plan?.to ?? ''}
                onChange={({ target }) => setWish({ file, to: target.value })}
              >
                {overview.paths.map((path) => (
                  <option key={path}>{path}</option>
                ))}
              </select>
            </label>
          )}
          <div role="status">
            {refused && <p data-is="refused">{refused.why}</p>}
            {plan && !refused && (
              <p>
                {isRename ? `${plan.address} becomes ${plan.to}.` : `${plan.address} is deleted.`}{' '}
                {outcomeOf(plan)}
              </p>
            )}
          </div>
          <Problems problems={refused?.problems ?? []} files={overview.files} />
          {plan && <Follows follows={plan.follows} files={overview.files} />}
          <button type="button" disabled={!plan || refused !== undefined} onClick={go}>
            {isRename ? 'Change it' : 'Delete it'}
          </button>{' '}
          <button type="button" onClick={() => setWish(undefined)}>
            Cancel
          </button>
        </div>
      )}
    </section>
  )
}

/** `#moved`: what was done with a page, and the way back. */
export function MovedPanel({ overview, onChanged }: PanelProps) {
  const [said, setSaid] = useState<PageAnswer>()
  if (!done) return <p>There is nothing here to take back.</p>
  const { wish, plan, undo, file } = done
  const isRename = 'name' in wish
  // A link in the page's own text is in its new file now.
  const follows = plan.follows.map((each) =>
    each.file === wish.file && isRename ? { ...each, file } : each,
  )

  async function takeBack() {
    try {
      const answer = await ask<PageAnswer>('page/undo', { undo })
      setSaid(answer)
      if (answer.saved) onChanged()
    } catch (error) {
      setSaid({ saved: false, why: (error as Error).message, problems: [] })
    }
  }

  if (said?.saved) {
    return (
      <div className={styles.actions}>
        <p role="status">
          Everything is as it was before. <a href={`#${said.file}`}>Open the page</a>
        </p>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      <h2>{isRename ? `${plan.address} is now ${plan.to}` : `${plan.address} is deleted`}</h2>
      <p role="status">{outcomeOf(plan)}</p>
      <p>
        <button type="button" onClick={takeBack}>
          Undo
        </button>{' '}
        {file && <a href={`#${file}`}>Open the page</a>}
      </p>
      {said && <p data-is="refused">{said.why}</p>}
      <Problems problems={said?.problems ?? []} files={overview.files} />
      <Follows follows={follows} files={overview.files} />
      {!isRename && follows.length > 0 && (
        <p>Read these sentences once more: they may need new words.</p>
      )}
    </div>
  )
}

function outcomeOf({ follows, to, isPublic }: PagePlan): string {
  const place = to === '/' ? 'the home page' : to
  const visitors = isPublic ? `Whoever comes to the old address is sent to ${place}.` : ''
  const many = follows.length === 1 ? 'one other place' : `${follows.length} other places`
  const links = follows.length === 0 ? 'No other text links to it.' : `It is linked from ${many}:`
  return `${visitors} ${links}`
}

type FollowsProps = { follows: readonly Following[]; files: Overview['files'] }

function Follows({ follows, files }: FollowsProps) {
  return (
    <ul>
      {follows.map(({ file, path, words, to }) => (
        <li key={fieldId(file, path)}>
          <a href={`#${fieldId(file, path)}`}>
            {files.find((each) => each.file === file)?.name ?? file}: {words}
          </a>{' '}
          {to ? `leads to ${to === '/' ? 'the home page' : to}` : 'is removed'}
        </li>
      ))}
    </ul>
  )
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.\w+$/g, '')
}
