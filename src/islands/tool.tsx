import { type ReactNode, useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../components/button.tsx'
import field from '../components/field.module.css'
import { Field } from '../components/field.tsx'
import { Cell, Row, RowHeader, Table } from '../components/table.tsx'
import { Paragraph } from '../components/text.tsx'
import { type NamedYear, withYear } from '../lib/years.ts'
import styles from './tool.module.css'
import { type Question, useTool } from './use-tool.ts'

type Line = {
  label: string
  /** Small text after the label. */
  note?: string
  amount: string
}
export type Answer = {
  heading: string
  summary?: string
  lines: readonly Line[]
  total?: Line
  /** Shown between the lines and the remarks. */
  details?: ReactNode
  remarks: readonly string[]
  /** Shown next to the links below the answer. */
  action?: ReactNode
}

type ToolProps<Answers> = {
  id: string
  questions: readonly Question[]
  /** Groups of more questions, each collapsed below its heading. */
  groups?: readonly { heading: string; questions: readonly Question[] }[]
  button: string
  /** Shown instead of the fields when there is no JavaScript. */
  without: string
  compute: (answers: Answers) => Answer
  /** The timestamp at which the figures expire, and what is shown after that. */
  expires?: number
  outdated?: string
  /** Shown until there is an answer. */
  example: Omit<Answer, 'heading'>
  /** Shown below the example when there is no JavaScript. */
  moreExamples?: readonly Omit<Answer, 'heading' | 'remarks'>[]
  years?: readonly NamedYear[]
  /** Shown below every answer except the example. They can contain {year}. */
  notes?: readonly string[]
  /** The link below an answer. */
  next?: { label: string; href: string }
  /** Buttons for an answer, in addition to Print. */
  actions?: (answer: Answer) => ReactNode
}

/** Renders a calculator with its fields next to the answer. */
export function Tool<Answers extends Record<string, number | string | boolean | undefined>>({
  id,
  questions,
  groups = [],
  expires = Number.POSITIVE_INFINITY,
  outdated = '',
  ...props
}: ToolProps<Answers>) {
  const asked = [...questions, ...groups.flatMap((group) => group.questions)]
  const compute = (answers: Answers) =>
    Date.now() < expires ? props.compute(answers) : { heading: props.button, lines: [], remarks: [outdated] }
  const tool = useTool({ id, questions: asked, compute, years: props.years })
  const answer = tool.result
  const title = useRef<HTMLHeadingElement>(null)
  // The answer might start below the bottom of the screen.
  useEffect(() => {
    if (answer) title.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  const { heading, summary, lines, total, details, remarks }: Answer = answer ?? {
    ...props.example,
    heading: 'Example',
  }
  return (
    <div ref={tool.part} className={styles.tool}>
      <div data-script="absent">
        <Paragraph>{props.without}</Paragraph>
        {props.moreExamples?.map(({ summary, lines, total }) => (
          <div key={summary} className={styles.example}>
            <h3>{summary}</h3>
            <AnswerTable lines={withoutNotes(lines)} total={total} />
          </div>
        ))}
      </div>
      <div className={styles.ask} data-script="needed" data-print="no">
        {fieldsOf(questions)}
        {groups.map((group) => (
          <details key={group.heading} className={styles.group}>
            <summary>{group.heading}</summary>
            {fieldsOf(group.questions)}
          </details>
        ))}
        <Button onClick={tool.calculate}>{props.button}</Button>
        {/* Not a status, which would announce all lines again. Sighted visitors see the text in the answer. */}
        <div aria-live="polite" className="visually-hidden">
          {tool.errors.map(({ name, text }) => (
            <p key={name} id={`${id}-${name}-error`}>
              {text}
            </p>
          ))}
          {answer && <p>{announcementFor(answer)}</p>}
        </div>
      </div>
      <div className={styles.answer} data-print={answer && 'alone'}>
        <h3 ref={title} id={`${id}-answer`}>
          {heading}
        </h3>
        {summary && <p>{summary}</p>}
        <AnswerTable lines={answer ? lines : withoutNotes(lines)} total={total} />
        {details}
        {remarks.map((remark) => (
          <Paragraph key={remark}>{remark}</Paragraph>
        ))}
        {(answer ? (props.notes ?? []) : []).map((note) => (
          <Paragraph key={note} className={styles.note}>
            {withYear(note, tool.year)}
          </Paragraph>
        ))}
        {answer && (lines.length > 0 || total || details) && (
          <NextSteps id={id} link={props.next}>
            {answer.action}
            {props.actions?.(answer)}
          </NextSteps>
        )}
      </div>
    </div>
  )

  function fieldsOf(asked: readonly Question[]) {
    return (
      <div className={field.fields}>
        {asked.map((question) => (
          <Field key={question.id} {...tool.field(question)} />
        ))}
      </div>
    )
  }
}

type NextStepsProps = { id: string; link?: { label: string; href: string }; children?: ReactNode }

export function NextSteps({ id, link, children }: NextStepsProps) {
  return (
    <div className={styles.actions} data-print="no">
      {children}
      {link && (
        <ButtonLink href={link.href} size="small">
          {link.label}
        </ButtonLink>
      )}
      <Button variant="outline" size="small" onClick={printAnswer}>
        Print
      </Button>
    </div>
  )

  /** Makes the answer's heading the URL hash, so only the answer is printed (src/styles/print.css). */
  function printAnswer() {
    location.hash = `${id}-answer`
    print()
  }
}

function announcementFor({ heading, summary, total, remarks }: Answer): string {
  return total ? `${heading}. ${total.label}: ${total.amount}.` : (summary ?? remarks[0] ?? heading)
}

const withoutNotes = (lines: readonly Line[]) => lines.map(({ label, amount }) => ({ label, amount }))

function AnswerTable({ lines, total }: Pick<Answer, 'lines' | 'total'>) {
  if (lines.length === 0 && !total) return null
  return (
    <Table className={styles.amounts} foot={total && <AnswerRow {...total} />}>
      {lines.map((line) => (
        <AnswerRow key={line.label} {...line} />
      ))}
    </Table>
  )
}

function AnswerRow({ label, note, amount }: Line) {
  return (
    <Row>
      <RowHeader>
        {/* One piece of text, because Chromium's accessibility tree drops a piece that is only a space. */}
        {`${label} `}
        {note && <small>{`(${note})`}</small>}
      </RowHeader>
      <Cell data-numerals="tabular">{amount}</Cell>
    </Row>
  )
}
