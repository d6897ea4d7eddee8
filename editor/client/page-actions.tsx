import { useEffect, useState } from 'react'
import type { Overview, PagePlan, PageWish, StepAnswer } from '#editor/types.ts'
import { ask } from './api.ts'
import { fieldId } from './form-context.ts'
import styles from './page-actions.module.css'
import type { PanelProps } from './panel.ts'
import { Problems } from './problems.tsx'

type Refused = Extract<StepAnswer, { saved: false }>

const failed = ({ message: why }: Error): Refused => ({ saved: false, why, problems: [] })

/** What was done last, in words; it can be taken back. */
let done: { words: string; file: string } | undefined

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
  const isRename = wish?.name !== undefined
  useEffect(() => {
    setPlan(undefined)
    setRefused(undefined)
    if (!wish || wish.name === '') return undefined
    const fail = (error: Error) => setRefused(failed(error))
    // A name is typed letter by letter.
    const wait = setTimeout(() => ask<PagePlan>('page/plan', wish).then(setPlan, fail), 300)
    return () => clearTimeout(wait)
  }, [wish])
  if (!/^(services|articles|plain|pages|legal)\//.test(file)) return null
  const words = plan && `${plan.address} ${isRename ? `is now ${plan.to}` : 'is deleted'}`

  async function go({ to }: PagePlan) {
    const answer = await ask<StepAnswer>('page', wish).catch(failed)
    if (!answer.saved) return setRefused(answer)
    done = { words: `${words}`, file: answer.file }
    onMoved(to)
    window.location.hash = 'moved'
  }

  return (
    <section className={styles.actions} aria-label="This page">
      <button type="button" onClick={() => setWish({ file, name: '' })}>
        Change the address
      </button>{' '}
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
              <b>Visitors of the old address go to</b>{' '}
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
          <p role="status">
            {refused?.why ??
              (plan &&
                `Then ${words}. ${plan.isPublic ? `Its visitors are sent to ${plan.to}. ` : ''}${plan.follows.length} other places change with it.`)}
          </p>
          <Problems problems={refused?.problems ?? []} files={overview.files} />
          <ul>
            {plan?.follows.map(({ file: other, path, words: place, to }) => (
              <li key={fieldId(other, path)}>
                <a href={`#${fieldId(other, path)}`}>
                  {overview.files.find((each) => each.file === other)?.name}: {place}
                </a>{' '}
                {to ? `leads to ${to}` : 'is removed'}
              </li>
            ))}
          </ul>
          <button type="button" disabled={!plan || !!refused} onClick={() => plan && go(plan)}>
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
  const [said, setSaid] = useState<StepAnswer>()
  const file = said?.saved ? said.file : done?.file

  async function takeBack() {
    const answer = await ask<StepAnswer>('page/undo', {}).catch(failed)
    setSaid(answer)
    if (answer.saved) onChanged()
  }

  if (!done) return <p>There is nothing here to take back.</p>
  return (
    <div className={styles.actions}>
      <h2>{said?.saved ? 'Everything is as it was before' : done.words}</h2>
      {!said?.saved && (
        <button type="button" onClick={takeBack}>
          Undo
        </button>
      )}{' '}
      {file && <a href={`#${file}`}>Open the page</a>}
      <p role="status">{said?.saved === false && said.why}</p>
      <Problems problems={said?.saved === false ? said.problems : []} files={overview.files} />
    </div>
  )
}
