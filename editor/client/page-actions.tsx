import { useEffect, useState } from 'react'
import type { Moved, PagePlan, PageWish } from '#editor/types.ts'
import { ask, type Refused } from './api.ts'
import { fieldId, type PanelProps, useOverview } from './contexts.ts'
import { Refusal } from './problems.tsx'

/** What was done last, in words; it can be taken back. */
let done: { words: string; file: string } | undefined

/** Told the page to look at. */
type PageActionsProps = { file: string; unsaved: boolean; onMoved: (page: string) => void }

/** Below the form of a page: another address for it, or its end. */
export function PageActions({ file, unsaved, onMoved }: PageActionsProps) {
  const { files, paths } = useOverview()
  const [wish, setWish] = useState<PageWish>()
  const [plan, setPlan] = useState<PagePlan>()
  const [refused, setRefused] = useState<Refused>()
  const isRename = wish?.name !== undefined
  useEffect(() => {
    setPlan(undefined)
    setRefused(undefined)
    if (!wish || wish.name === '') return undefined
    // A name is typed letter by letter.
    const wait = setTimeout(() => ask<PagePlan>('page/plan', wish).then(setPlan, setRefused), 300)
    return () => clearTimeout(wait)
  }, [wish])
  if (!/^(services|articles|plain|pages|legal)\//.test(file)) return null
  const words = plan && `${plan.address} ${isRename ? `is now ${plan.to}` : 'is deleted'}`

  async function go({ to }: PagePlan) {
    try {
      done = { words: `${words}`, file: (await ask<Moved>('page', wish)).file }
      onMoved(to)
      window.location.hash = 'moved'
    } catch (error) {
      setRefused(error as Refused)
    }
  }

  return (
    <section aria-label="This page">
      <button type="button" onClick={() => setWish({ file, name: '' })}>
        Change the address
      </button>{' '}
      <button type="button" onClick={() => setWish({ file })}>
        Delete the page
      </button>
      {wish && unsaved && <p role="status">Save or discard your changes first.</p>}
      {wish && !unsaved && (
        <>
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
                {paths.map((path) => (
                  <option key={path}>{path}</option>
                ))}
              </select>
            </label>
          )}
          <div role="status">
            <Refusal refused={refused} />
            {plan &&
              `Then ${words}. ${plan.isPublic ? `Its visitors are sent to ${plan.to}. ` : ''}${plan.follows.length} other places change with it.`}
          </div>
          <ul>
            {plan?.follows.map(({ file: other, path, words: place, to }) => (
              <li key={fieldId(other, path)}>
                <a href={`#${fieldId(other, path)}`}>
                  {files.find((each) => each.file === other)?.name}: {place}
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
        </>
      )}
    </section>
  )
}

/** `#moved`: what was done with a page, and the way back. */
export function MovedPanel({ onChanged }: PanelProps) {
  const [back, setBack] = useState<Moved>()
  const [refused, setRefused] = useState<Refused>()
  const { file } = back ?? done ?? {}

  async function takeBack() {
    await ask<Moved>('page/undo', {}).then(setBack, setRefused)
    onChanged()
  }

  if (!done) return <p>There is nothing here to take back.</p>
  return (
    <>
      <h2>{back ? 'Everything is as it was before' : done.words}</h2>
      {!back && (
        <button type="button" onClick={takeBack}>
          Undo
        </button>
      )}{' '}
      {file && <a href={`#${file}`}>Open the page</a>}
      <div role="status">
        <Refusal refused={refused} />
      </div>
    </>
  )
}
