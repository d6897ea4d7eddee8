import { useEffect, useRef, useState } from 'react'
import { pluralize } from '#app/content/engine/english.ts'
import { longDate } from '#app/lib/dates.ts'
import type { Moved, MovedStep, PagePlan, PageRequest } from '#editor/types.ts'
import { ask, type Refused } from './api.ts'
import { type PanelProps, useFileName, useOverview } from './contexts.ts'
import { Places, Refusal } from './problems.tsx'
import { useSteps } from './steps.ts'
import { useAsked } from './use-asked.ts'

/** What was done last. */
let done: Moved | undefined

/** Told the page to look at. */
type PageActionsProps = { file: string; unsaved: boolean; onMoved: (page: string) => void }

/** Renames or deletes a page, or removes a part that a firm may do without; below its form. */
export function PageActions({ file, unsaved, onMoved }: PageActionsProps) {
  const [request, setRequest] = useState<PageRequest>()
  const { files } = useOverview()
  const { part, all } = files.find((each) => each.file === file) ?? {}
  if (!part && !isPage(file)) return null
  return (
    <section aria-label="This page">
      {!part && (
        <button type="button" onClick={() => setRequest({ file, name: '' })}>
          Change the address
        </button>
      )}{' '}
      <button type="button" className="danger" onClick={() => setRequest({ file })}>
        {part ? 'Remove this from the site' : 'Delete the page'}
      </button>{' '}
      {all && (
        <p>
          <button type="button" className="danger" onClick={() => setRequest({ file: all.file })}>
            Delete {all.name}
          </button>
        </p>
      )}
      {request && (
        <PageStep
          key={`${request.file} ${request.name}`}
          first={request}
          unsaved={unsaved}
          onMoved={onMoved}
          onCancel={() => setRequest(undefined)}
        />
      )}
    </section>
  )
}

const isPage = (file: string) => /^(services|articles|plain|pages|legal)\//.test(file)

type StepProps = Omit<PageActionsProps, 'file'> & { first: PageRequest; onCancel: () => void }

/** Asks what is still to be known, and says what would change before it does. */
export function PageStep({ first, unsaved, onMoved, onCancel }: StepProps) {
  const { paths } = useOverview()
  const [request, setRequest] = useState(first)
  const { plan, refused } = usePlan(request, unsaved)
  const { file, name } = request
  const asking = useRef<HTMLDivElement>(null)
  const steps = useSteps(() => {
    onMoved(plan?.to ?? '/')
    // Somebody may have gone elsewhere meanwhile.
    if (asking.current) window.location.hash = 'moved'
  })
  const go = () =>
    steps.take('page', request, (step) => {
      done = step
    })
  useEffect(() => {
    const first = asking.current?.querySelector('input')
    const target = first ?? asking.current
    target?.focus({ preventScroll: true })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows when the plan is there
  useEffect(() => {
    asking.current?.scrollIntoView({ block: 'nearest' })
  }, [plan, refused])
  if (unsaved) return <p role="status">Save or discard your changes first.</p>

  return (
    <div ref={asking} tabIndex={-1} className="asking">
      {name !== undefined ? (
        <label>
          <b>The last part of its new address</b>
          <input value={name} onChange={({ target }) => setRequest({ file, name: target.value })} />
        </label>
      ) : (
        isPage(file) &&
        plan?.isPublic !== false && (
          <label>
            <b>Visitors of the old address go to</b>
            <select
              value={request.to ?? plan?.to ?? ''}
              onChange={({ target }) => setRequest({ file, to: target.value })}
            >
              {paths.map((path) => (
                <option key={path}>{path}</option>
              ))}
            </select>
          </label>
        )
      )}
      <div role="status">
        <Refusal refused={refused ?? steps.refused} />
        {steps.words || (plan && inWords(plan, name !== undefined))}
      </div>
      {plan && (
        <Places places={plan.follows} fate={(to) => (to ? `leads to ${to}` : 'is removed')} />
      )}
      {plan && plan.mentions.length > 0 && (
        <>
          <p>These texts have a word for it and stay as they are. Change them yourself:</p>
          <Places places={plan.mentions} />
        </>
      )}
      <button
        type="button"
        className={name === undefined ? 'danger' : undefined}
        disabled={!plan || steps.busy}
        onClick={go}
      >
        {name !== undefined ? 'Change it' : 'Delete it'}
      </button>{' '}
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}

/** What a step would change, or why it cannot be done. */
function usePlan(request: PageRequest, unsaved: boolean) {
  const [plan, setPlan] = useState<PagePlan>()
  const [refused, setRefused] = useState<Refused>()
  useEffect(() => {
    setPlan(undefined)
    setRefused(undefined)
    if (unsaved || request.name === '') return undefined
    // A name is typed letter by letter.
    const wait = setTimeout(
      () => ask<PagePlan>('page/plan', request).then(setPlan, setRefused),
      300,
    )
    return () => clearTimeout(wait)
  }, [request, unsaved])
  return { plan, refused }
}

function inWords({ address, to, isPublic, follows }: PagePlan, isRename: boolean): string {
  const others =
    follows.length > 0
      ? `${pluralize(follows.length, 'other place')} ${follows.length === 1 ? 'changes' : 'change'} with it.`
      : ''
  const visitors = isPublic ? `Its visitors are sent to ${to}. ` : ''
  const fate = isRename ? `${address} becomes ${to}` : `This will be deleted: ${address}`
  return `${fate}. ${visitors}${others}`
}

/** `#moved`: what was renamed and deleted, the last of it in the heading, and the way back. */
export function MovedPanel({ onChanged }: PanelProps) {
  const nameOf = useFileName()
  const [last] = useState(done)
  const [back, setBack] = useState<Moved>()
  const { value: steps, refused } = useAsked<MovedStep[]>('page/steps', back)
  const { takeBack, ...taking } = useSteps(onChanged)
  const { file } = back ?? last ?? {}
  useEffect(() => {
    done = undefined
  }, [])

  const undo = (id: string) => takeBack(id, (next) => setBack({ ...next, id }))
  // A list without the one that is back comes after the check of the whole site.
  const older = steps?.filter(({ id }) => id !== (back ?? last)?.id) ?? []
  return (
    <>
      <h2>
        {back
          ? back.left.length > 0
            ? `It is back. Changed since, and left as it is: ${back.left.map(nameOf).join(', ')}`
            : 'Everything is as it was before'
          : (last?.words ?? 'What was moved, renamed or deleted')}
      </h2>
      {!back && last && (
        <button type="button" onClick={() => undo(last.id)}>
          Undo
        </button>
      )}{' '}
      {file && <a href={`#${file}`}>Open it</a>}
      <div role="status">
        <Refusal refused={taking.refused ?? refused} />
        {!steps && !refused && 'One moment…'}
      </div>
      {steps && !last && !back && older.length === 0 && <p>There is nothing here to take back.</p>}
      {older.length > 0 && (
        <>
          {(last ?? back) && <h3>Before that</h3>}
          <ul className="steps">
            {older.map(({ id, words, day, back: name }) => (
              <li key={id}>
                {words} <small>{longDate(day)}</small>{' '}
                <button type="button" aria-label={`${name}: ${words}`} onClick={() => undo(id)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
