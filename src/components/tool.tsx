import { useEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { Section } from './section.tsx'
import { roles } from './table-roles.ts'
import { Paragraph } from './text.tsx'
import styles from './tool.module.css'
import { useTidy } from './use-tidy.ts'

/** One of a few choices; without those, an amount in dollars. */
type ToolField<Name extends string> = {
  name: Name
  label: string
  hint?: string
  choices?: readonly string[]
  initial?: string
  /** Zero is no answer. */
  positive?: boolean
  optional?: boolean
}
type Line = {
  label: string
  /** Small, behind the label. */
  note?: string
  amount: string
}
export type Answer = { heading: string; lines: readonly Line[]; total?: Line; remarks: readonly string[] }

type ToolProps<Name extends string> = {
  id: string
  heading: string
  intro: string
  /** In place of the tool without JavaScript. */
  without: string
  button: string
  /** Below every answer. */
  notes: readonly string[]
  fields: readonly ToolField<Name>[]
  /** Of what is in the fields: amounts are checked, and without commas. */
  work: (values: Record<Name, string>) => Answer
}

/** A calculator: its fields, and beside them the answer. Nothing is stored or sent, and every edit hides the answer. */
export function Tool<Name extends string>({ id, heading, intro, button, fields, work, ...words }: ToolProps<Name>) {
  const root = useRef<HTMLDivElement>(null)
  const [answer, setAnswer] = useState<Answer>()
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  useTidy(root)
  return (
    <Section id={id} heading={heading} intro={intro}>
      <div ref={root}>
        <div className={styles.without} data-script="absent">
          <Paragraph>{words.without}</Paragraph>
        </div>
        <div className={styles.panel} data-script="needed">
          <div className={styles.ask} data-print="no">
            <div className={styles.fields} onInput={edit}>
              {fields.map((field) => (
                <ToolInput key={field.name} tool={id} fault={faults.get(field.name)} onEnter={calculate} {...field} />
              ))}
            </div>
            <Button onClick={calculate}>{button}</Button>
            {/* Not atomic: each line is announced once. Sighted visitors read the same beside it. */}
            <div id={`${id}-status`} role="status" aria-atomic="false">
              {[...faults.values(), ...(answer ? [spoken(answer)] : [])].map((line) => (
                <p key={line} className="visually-hidden">
                  {line}
                </p>
              ))}
            </div>
          </div>
          <div className={styles.side}>
            <Sheet id={`${id}-answer`} answer={answer} waiting={button} notes={words.notes} />
            {answer && (
              <div data-print="no">
                <Button look="outline" size="small" onClick={printAnswer}>
                  Print
                </Button>
              </div>
            )}
          </div>
        </div>
      </div>
    </Section>
  )

  function edit() {
    setAnswer(undefined)
    setFaults(new Map())
  }

  /** Shows the answer; otherwise says what is missing and focuses the first of it. */
  function calculate() {
    const inputs = [...(root.current?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select') ?? [])]
    const read = fields.map((field, at) => {
      const value = inputs[at]?.value ?? ''
      const text = field.choices ? value : value.replaceAll(/[^\d.]/g, '')
      return { name: field.name, text, fault: faultOf(field, text) }
    })
    const wrong = read.flatMap(({ name, fault }) => (fault ? [[name, fault] as const] : []))
    setFaults(new Map(wrong))
    if (wrong.length > 0) {
      setAnswer(undefined)
      inputs[read.findIndex(({ fault }) => fault)]?.focus()
      return
    }
    setAnswer(work(Object.fromEntries(read.map(({ name, text }) => [name, text])) as Record<Name, string>))
  }

  /** Alone: a sheet is, if its heading is the address. */
  function printAnswer() {
    location.hash = `${id}-answer`
    print()
  }
}

function faultOf({ label, choices, positive, optional }: ToolField<string>, text: string): string | undefined {
  if (choices || (optional && text === '')) return undefined
  if (text === '') return `Enter an amount for ${label}.`
  const amount = Number(text)
  if (positive && !amount) return `Enter a number above zero for ${label}.`
  return amount <= 1e9 ? undefined : `Enter an amount from $0 to $1,000,000,000 for ${label}.`
}

function spoken({ heading, total, remarks }: Answer): string {
  return total ? `${heading}. ${total.label}: ${total.amount}.` : (remarks[0] ?? heading)
}

type ToolInputProps = ToolField<string> & { tool: string; fault: string | undefined; onEnter: () => void }

/** Uncontrolled, so that what is typed before hydration stays. */
function ToolInput({ tool, fault, onEnter, name, label, hint, choices, initial }: ToolInputProps) {
  const id = `${tool}-${name}`
  return (
    <div className={styles.field} data-kind={choices ? 'choice' : 'amount'}>
      {choices ? (
        <>
          <label htmlFor={id}>{label}</label>
          <select id={id} name={name} autoComplete="off">
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </>
      ) : (
        <Field
          name={name}
          label={label}
          sign="$"
          inputMode="decimal"
          enterKeyHint="go"
          autoComplete="off"
          defaultValue={initial}
          onKeyDown={({ key }) => key === 'Enter' && onEnter()}
          aria-invalid={fault ? true : undefined}
          aria-describedby={[hint && `${id}-hint`, fault && `${tool}-status`].filter(Boolean).join(' ') || undefined}
          hint={hint ? { id: `${id}-hint`, text: hint } : undefined}
        />
      )}
      {/* The status says it to a screen reader; on a phone that may be out of sight. */}
      {fault && <p aria-hidden="true">{fault}</p>}
    </div>
  )
}

type SheetProps = { id: string; answer: Answer | undefined; waiting: string; notes: readonly string[] }

/** Amounts in a ledger. */
function Sheet({ id, answer, waiting, notes }: SheetProps) {
  const title = useRef<HTMLHeadingElement>(null)
  // It may begin below the edge of the screen.
  useEffect(() => {
    if (answer) title.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  const { heading = waiting, lines = [], total, remarks = [] } = answer ?? {}
  return (
    <div className={styles.sheet} data-print="alone" hidden={!answer}>
      <h3 ref={title} id={id}>
        {heading}
      </h3>
      {total && (
        <table {...roles.table} aria-labelledby={id}>
          <tbody {...roles.group}>
            {lines.map((line) => (
              <Row key={line.label} {...line} />
            ))}
          </tbody>
          <tfoot {...roles.group}>
            <Row {...total} />
          </tfoot>
        </table>
      )}
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      <div>
        {notes.map((note) => (
          <Paragraph key={note}>{note}</Paragraph>
        ))}
      </div>
    </div>
  )
}

function Row({ label, note, amount }: Line) {
  return (
    <tr {...roles.row}>
      <th {...roles.rowHeader}>
        {label} {note && <small>({note})</small>}
      </th>
      <td {...roles.cell} data-figures="tabular">
        {amount}
      </td>
    </tr>
  )
}
