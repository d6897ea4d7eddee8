import { Fragment, useEffect, useRef, useState } from 'react'
import { pluralize } from '#app/content/engine/english.ts'
import { type Problem, valueAt } from '#app/content/engine/problem.ts'
import { asGroup } from '#editor/names.ts'
import { withoutControls } from '#editor/tidy.ts'
import type { Beginning } from '#editor/types.ts'
import { ask, type Refused } from './api.ts'
import { FormContext, fieldId, type PanelProps, useFileName, useOverview } from './contexts.ts'
import { FormFieldView } from './field.tsx'
import { reveal } from './fold.tsx'
import * as past from './history.ts'
import { keepHistory, useHistories, useUnkept } from './kept.ts'
import { Refusal } from './problems.tsx'
import { useSteps } from './steps.ts'
import { equal, withField, withTexts } from './values.ts'

const name = 'begin'

/** `#begin`: the questions that make the sample the site of a firm; once they are answered, where each answer is
    and what is still to be read. */
export function BeginPanel({ hash, onChanged }: PanelProps) {
  const overview = useOverview()
  const [beginning, setBeginning] = useState<Beginning>()
  const [refused, setRefused] = useState<Refused>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an overview is new after every change
  useEffect(() => void ask<Beginning>('begin').then(setBeginning, setRefused), [overview])
  if (!beginning) return refused ? <Refusal refused={refused} /> : <p role="status">One moment…</p>
  if (beginning.isOpen) return <Interrupted beginning={beginning} onChanged={onChanged} />
  if (!beginning.untouched) return <Begun beginning={beginning} onChanged={onChanged} />
  return <Questions beginning={beginning} hash={hash} onChanged={onChanged} />
}

type QuestionsProps = PanelProps & { beginning: Beginning }

function Questions({ beginning: { form, value: first, undo }, hash, onChanged }: QuestionsProps) {
  const { folder } = useOverview()
  const empty = past.startHistory({ version: '', text: '', form: { value: first } })
  const history = useHistories(folder)[name] ?? empty
  const answers = asGroup(history.value)
  const { take, refused, busy: writing } = useSteps(onChanged)
  const isUnkept = useUnkept().includes(name)
  const message = useRef<HTMLDivElement>(null)
  // What was answered when the button was pressed: a problem is over once its answer is another.
  const [sent, setSent] = useState<unknown>()
  const problems = (refused?.trouble.problems ?? []).filter(({ path = [] }) => {
    // A role can be typed beside it.
    const place = path.at(-1) === 'role' ? path.slice(0, -1) : path
    return equal(valueAt(answers, place), valueAt(sent, place))
  })
  useEffect(() => {
    if (hash !== name) reveal(hash)
  }, [hash])
  useEffect(() => {
    const all = refused?.trouble.problems ?? []
    const own = all.find(isOwn)
    if (own) reveal(fieldId(name, own.path ?? []))
    else if (refused) message.current?.focus()
  }, [refused])

  function change(question: string, key: string, next: unknown) {
    const { fields = {} } = form.find((each) => each.name === question) ?? {}
    const group = withField(asGroup(answers[question]), Object.keys(fields), key, next)
    keepHistory(name, {
      ...empty,
      value: withTexts({ ...answers, [question]: group }, withoutControls),
    })
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent(answers)
        take('begin', { answers })
      }}
    >
      <h2>Make it yours</h2>
      {undo && (
        <p>
          Your site of before is kept, with what you had changed in it.{' '}
          <a href="#moved">Have it again</a>
        </p>
      )}
      <p>
        This is a sample. Answer what you can, and it becomes the site of your firm: what you don’t
        have leaves, with everything that leads there. Nothing is final. One click takes it back,
        and every answer can be changed later. <a href="#start">Look around first</a>
      </p>
      <FormContext value={{ file: name, problems, first: '' }}>
        {form.map(({ name: question, title, about, fields }) => (
          <fieldset key={question} className="question">
            <legend>{title}</legend>
            {about && <p className="quiet">{about}</p>}
            {Object.entries(fields).map(([key, field]) => (
              <FormFieldView
                key={key}
                field={field}
                value={asGroup(answers[question])[key]}
                path={[question, key]}
                onChange={(next) => change(question, key, next)}
              />
            ))}
          </fieldset>
        ))}
      </FormContext>
      <div ref={message} tabIndex={-1} role="status">
        {writing && 'Writing and checking your site. This takes up to half a minute…'}
        {isUnkept && (
          <p className="refused">
            Your browser can’t keep these answers: its storage is full. Go on without closing this
            window.
          </p>
        )}
        {!writing && refused && !refused.trouble.problems && <Refusal refused={refused} />}
        {!writing && problems.length > 0 && (
          <ToAnswer why={refused?.trouble.why} {...{ problems }} />
        )}
      </div>
      <button type="submit" disabled={writing}>
        Make it mine
      </button>
    </form>
  )
}

type ToAnswerProps = { why: string | undefined; problems: readonly Problem[] }

function ToAnswer({ why, problems }: ToAnswerProps) {
  const nameOf = useFileName()
  return (
    <div className="refused">
      <p>{why}</p>
      <ul>
        {problems.map((problem) => {
          const { file, path = [], field, expected } = problem
          const isHere = isOwn(problem)
          return (
            <li key={`${file} ${path}`}>
              {!isHere && `${nameOf(file)}: `}
              <a href={`#${fieldId(isHere ? name : file, path)}`}>{field}</a>: {expected}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** About an answer, not about a text of the sample that an answer does not fit into. */
function isOwn({ file }: Problem): boolean {
  return file === name
}

type BegunProps = Pick<PanelProps, 'onChanged'> & { beginning: Beginning }

/** The editor was stopped while it wrote the answers. */
function Interrupted({ beginning: { undo = '' }, onChanged }: BegunProps) {
  const { take, takeBack, words, refused, busy } = useSteps(onChanged)
  return (
    <>
      <h2>This was interrupted</h2>
      <p>
        The editor stopped while it made this site yours, so a part of it still is the sample. Your
        answers are kept. Let it finish, or go back to the sample and press “Make it mine” again.
      </p>
      <div role="status">
        {busy && words}
        <Refusal refused={refused} />
      </div>
      <p className="acts">
        <button type="button" disabled={busy} onClick={() => takeBack(undo)}>
          Undo: back to the sample
        </button>
        <button type="button" disabled={busy} onClick={() => take('begin/finish', {})}>
          Finish it
        </button>
      </p>
    </>
  )
}

function Begun({ beginning: { form, read, left: out, undo }, onChanged }: BegunProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { take, takeBack, words: done, last, refused, busy } = useSteps(onChanged)
  const message = useRef<HTMLDivElement>(null)
  const [back, setBack] = useState('')
  useEffect(() => {
    if (last) message.current?.focus()
  }, [last])
  useEffect(() => heading.current?.focus(), [])
  const [left, setLeft] = useState<readonly string[]>([])
  const nameOf = useFileName()
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        This site is yours
      </h2>
      <p>
        <a href="/" target="_blank" rel="noopener">
          Look at it
        </a>
        , then read once what came with the sample. <a href="#launch">The launch check</a> names
        what only you can confirm, such as your prices.
      </p>
      {undo && (
        <p>
          <button type="button" onClick={() => takeBack(undo, (step) => setLeft(step.left))}>
            Undo: back to the sample
          </button>
        </p>
      )}
      <div ref={message} tabIndex={-1} role="status">
        {busy && done}
        {back && last && !busy && (
          <p className="saved">
            {back} is back on your site. <a href={`#${last.file}`}>Open it</a>
          </p>
        )}
        {left.length > 0 &&
          `The sample is back, except for what was changed since: ${left.map(nameOf).join(', ')}.`}
        <Refusal refused={refused} />
      </div>
      <h3>Change an answer</h3>
      <ul>
        {form.map(({ name: question, title, links }) => (
          <li key={question}>
            {title}{' '}
            {links.map(([link, label], at) => (
              <Fragment key={link}>
                {at > 0 && ', '}
                <a href={`#${link}`}>{label}</a>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      {out.length > 0 && (
        <>
          <h3>What you left out</h3>
          <p>It comes back as it was in the sample. Other pages don’t speak of it by themselves.</p>
          <ul>
            {out.map(({ file, name: words }) => (
              <li key={file}>
                {words}{' '}
                <button
                  type="button"
                  aria-label={`Bring it back: ${words}`}
                  disabled={busy}
                  onClick={() => take('begin/back', { file }, () => setBack(words))}
                >
                  Bring it back
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <ReadOnce read={read} />
    </>
  )
}

/** What came with the sample, page by page. A page that is read is remembered on this computer; a sentence that is
    changed leaves the list by itself. */
function ReadOnce({ read }: Pick<Beginning, 'read'>) {
  const { folder } = useOverview()
  const nameOf = useFileName()
  const place = `read:${folder}`
  const [done, setDone] = useState<string[]>(() => JSON.parse(localStorage.getItem(place) ?? '[]'))
  const left = read.filter(({ file }) => !done.includes(file))
  const mark = (file: string, isRead: boolean) => {
    const next = [...done.filter((each) => each !== file), ...(isRead ? [file] : [])]
    localStorage.setItem(place, JSON.stringify(next))
    setDone(next)
  }
  if (read.length === 0) return null
  return (
    <section aria-label="Read these once">
      <h3>
        Read these once <small>{left.length > 0 ? `${left.length} left` : 'all read'}</small>
      </h3>
      <p>
        These sentences came with the sample. Change what you don’t do or wouldn’t say, and check a
        page off once all of it is true. A sentence that you change leaves this list by itself.
      </p>
      <ul className="hits">
        {read.map(({ file, sentences }) => {
          const doubts = sentences.filter(({ gone }) => gone).length
          return (
            <li key={file}>
              <input
                type="checkbox"
                aria-label={`Read: ${nameOf(file)}`}
                checked={done.includes(file)}
                onChange={({ target }) => mark(file, target.checked)}
              />
              <details>
                <summary>
                  {nameOf(file)} <small>{pluralize(sentences.length, 'sentence')}</small>
                  {doubts > 0 && !done.includes(file) && (
                    <em>, {doubts} about what you left out</em>
                  )}
                </summary>
                <ul>
                  {sentences.map(({ link, text, gone }, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a field may say the same twice
                    <li key={at}>
                      <a href={`#${link}`}>{gone ? <mark>{text}</mark> : text}</a>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
