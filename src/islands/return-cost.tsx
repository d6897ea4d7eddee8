import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, ButtonLink } from '../components/button.tsx'
import { Field } from '../components/field.tsx'
import { Ledger, type LedgerRow } from '../components/ledger.tsx'
import { Section } from '../components/section.tsx'
import sheet from '../components/sheet.module.css'
import { Inline } from '../components/text.tsx'
import { copyText } from '../lib/copy-text.ts'
import { type Answers, type CostLine, returnCost as costOf, planFor } from '../lib/return-cost.ts'
import type { Placed } from '../schema/fields.ts'
import type { returnCost } from '../schema/pages/pricing.ts'
import styles from './return-cost.module.css'
import { useTool } from './use-tool.ts'

type Words = Placed<typeof returnCost>
type Question = Words['questions'][number]
type Props = Omit<Words, 'lines'> & { lines: readonly CostLine[]; booking: { url: string; note: string } }

/** What the visitor's returns cost. Not printed with the page, which has the lists; an answer is, alone. */
export function ReturnCost({ id, tone, booking, lines, ...words }: Props) {
  const { plans } = words
  const tool = useTool({
    id,
    questions: [...words.questions, ...words.more].map(asked),
    work: (answers: Answers) => ({ ...costOf(lines, answers), plan: planFor(plans, answers) }),
  })
  const title = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState<{ of: string; is: 'copied' | 'refused' }>()
  const answer = tool.made && tool.made.rows.length > 0 ? tool.made : undefined
  const total = answer?.sum ? { label: words.total, amount: `from ${answer.sum}` } : undefined
  const text = answer ? textOf(words.answer, answer.rows, total) : ''
  const copy = copied?.of === text ? copied.is : 'none'
  // The answer may begin below the edge of the screen.
  useEffect(() => {
    if (answer) title.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])

  return (
    <Section id={id} tone={tone} heading={words.heading} intro={words.intro} print="no">
      <div ref={tool.part} className={styles.tool}>
        <div className={styles.ask} data-script="needed" data-print="no">
          <div>
            <div className={styles.fields}>{words.questions.map(field)}</div>
            <details className={styles.fold}>
              <summary>{words.fold}</summary>
              <div className={styles.fields}>{words.more.map(field)}</div>
            </details>
          </div>
          <Button onClick={tool.calculate}>{words.button}</Button>
          {/* Not atomic: each line is announced once, when it appears. */}
          <div id={`${id}-status`} role="status" aria-atomic="false" className={styles.status}>
            {tool.faults.map((fault) => (
              <p key={fault.name} className="visually-hidden">
                {fault.text}
              </p>
            ))}
            {/* Sighted visitors read the same beside it. */}
            {total && <p className="visually-hidden">{`${total.label}: ${total.amount}`}</p>}
            {tool.made && !answer && <p>{words.nothing}</p>}
            {copy === 'copied' && <p>Copied as text.</p>}
            {copy === 'refused' && <p>Couldn't copy it. Here is the text.</p>}
          </div>
        </div>
        <div className={styles.side}>
          <p data-script="absent">
            <Inline>{words.example}</Inline>
          </p>
          {!answer && (
            <p className={styles.prompt} data-script="needed" data-print="no">
              {words.prompt}
            </p>
          )}
          <div className={`${styles.answer} ${sheet.sheet}`} data-print="alone" hidden={!answer}>
            <h3 ref={title} id={`${id}-answer`}>
              {words.answer}
            </h3>
            {answer && <Ledger namedBy={`${id}-answer`} rows={answer.rows} total={total} />}
            {plans.map((plan, at) => (
              <p key={plan.text} hidden={answer?.plan !== at}>
                <Inline>{plan.text}</Inline>
              </p>
            ))}
            <p>{words.disclosure}</p>
          </div>
          <div className={styles.next} hidden={!answer} data-print="no">
            <div className={styles.book}>
              <p>{words.book}</p>
              <ButtonLink href={booking.url}>{words.schedule}</ButtonLink>
              <p className={styles.note}>{booking.note}</p>
            </div>
            <div className={styles.buttons}>
              {copy === 'refused' ? (
                <div className={styles.list}>
                  <label htmlFor={`${id}-list`}>Your list as text</label>
                  <textarea ref={selectAll} id={`${id}-list`} readOnly rows={6} defaultValue={text} />
                </div>
              ) : (
                <span className={styles.copy} data-state={copy}>
                  <Button look="outline" size="small" onClick={copyList}>
                    Copy as text
                  </Button>
                </span>
              )}
              <Button look="outline" size="small" onClick={printAnswer}>
                Print
              </Button>
            </div>
          </div>
        </div>
      </div>
    </Section>
  )

  function field(question: Question): ReactNode {
    const { id: name, label, choices } = question
    const hint = question.hint ? { id: `${id}-${name}-hint`, text: question.hint } : undefined
    const input = tool.input(asked(question), hint?.id)
    const fault = tool.faults.find((each) => each.name === name)
    return (
      <div key={name} className={styles.field} data-kind={choices ? 'choice' : 'count'}>
        {choices ? (
          <>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            {hint && <span id={hint.id}>{hint.text}</span>}
            <select {...(input as ComponentProps<'select'>)} id={`${id}-${name}`} autoComplete="off">
              {choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.label}
                </option>
              ))}
            </select>
          </>
        ) : (
          <Field {...input} label={label} hint={hint} inputMode="numeric" enterKeyHint="go" autoComplete="off" />
        )}
        {/* The status says it to a screen reader; on a phone it may be out of sight. */}
        {fault && <p aria-hidden="true">{fault.text}</p>}
      </div>
    )
  }

  async function copyList() {
    setCopied({ of: text, is: await copyText(text) })
  }

  /** A sheet is printed alone if its heading is the address. */
  function printAnswer() {
    location.hash = `${id}-answer`
    print()
  }
}

function asked({ id, label, choices }: Question) {
  return { name: id, label, kind: choices ? 'choice' : 'count' } as const
}

/** For a message: a line for each, then the total. */
function textOf(heading: string, rows: readonly LedgerRow[], total: LedgerRow | undefined): string {
  const said = ({ label, note, amount }: LedgerRow) => `${label}${note ? ` (${note})` : ''}: ${amount}`
  return [heading, ...rows.map((row) => `- ${said(row)}`), ...(total ? [said(total)] : [])].join('\n')
}

/** The field replaces the button, so it takes over the focus. */
function selectAll(field: HTMLTextAreaElement | null) {
  field?.focus()
  field?.select()
}
