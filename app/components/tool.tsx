import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import {
  type Answer,
  type AnswerLine,
  cleanAmount,
  type FieldWords,
  faultText,
  readField,
  readFragment,
  type ToolField,
  type ToolValue,
  writeFragment,
} from '#app/lib/tool.ts'
import { Checkbox } from './checkbox.tsx'
import { copyText } from './copy-text.ts'
import { Field } from './field.tsx'
import ledger from './ledger.module.css'
import { PlateButton } from './plate-button.tsx'
import sheet from './sheet.module.css'
import { roles } from './table-roles.ts'
import styles from './tool.module.css'

// A calculator is a pure function of what is in its fields; the rest is here. To add one:
// 1. app/lib/<name>.ts: the arithmetic, from values and figures to an `Answer`.
// 2. app/islands/<name>.tsx: `const tool = useTool<Values, Answer>({ id, fields, words, work })`, then a section
//    with `ref={tool.section}`, `<ToolFields>`, a button that calls `tool.calculate`, `<ToolStatus>`,
//    `<ToolAnswer answer={tool.result?.made}>`, and with a result `<ToolCopy>` and `<ToolPrint>`. return-cost.tsx is
//    an example. `fields` may be made anew each time.
// 3. app/blocks/<name>/view.tsx: a `Section` with `<Stale>` around `<Island>`; `words` are `interface.tools`.
// Nothing is stored or sent, and every edit hides the answer.

type CopyWords = Record<'copy' | 'copied' | 'refused' | 'address', string>
export type ToolWords = FieldWords & { link: CopyWords; list: CopyWords; print: string }

type Copied = { what: 'link' | 'list'; is: 'copied' | 'refused' }

type Result<Made> = {
  kind: 'result'
  made: Made
  /** As they were in the fields. */
  texts: readonly string[]
  copied?: Copied
}
type Fault = { field: string; text: string }
type Outcome<Made> = { kind: 'waiting' } | { kind: 'incomplete'; faults: Fault[] } | Result<Made>

type Asked<Values, Made> = {
  /** Of the section, and in links: "#calculator=80000,320000". */
  id: string
  fields: readonly ToolField<keyof Values & string>[]
  words: ToolWords
  work: (values: Values) => Made
}

type Input = HTMLInputElement | HTMLSelectElement

export type Tool<Made = unknown> = {
  id: string
  words: ToolWords
  section: RefObject<HTMLDivElement | null>
  faults: readonly Fault[]
  result: Result<Made> | undefined
  /** For the input of a field that is described by the element with this id. */
  input: (field: ToolField, describedBy?: string) => InputProps
  calculate: () => void
  copy: (what: Copied['what'], text: string) => Promise<void>
}
type InputProps = Pick<
  ComponentProps<'input'>,
  'name' | 'aria-describedby' | 'aria-invalid' | 'onInput' | 'onCompositionEnd' | 'onKeyDown'
>

/** The states of a tool. The fields keep their own values. */
export function useTool<Values extends Record<string, ToolValue>, Made>(
  asked: Asked<Values, Made>,
): Tool<Made> {
  const { id, fields, words, work } = asked
  const section = useRef<HTMLDivElement>(null)
  const [outcome, setOutcome] = useState<Outcome<Made>>({ kind: 'waiting' })
  const faults = outcome.kind === 'incomplete' ? outcome.faults : []

  /** Opening a copied link fills the fields and still waits for the button. */
  const followLink = useEffectEvent((which: 'all' | 'untouched') => {
    const texts = readFragment(location.hash, id, fields)
    if (!texts) return
    const all = inputs()
    if (which === 'all' || all.every(isUntouched)) {
      for (const [at, input] of all.entries()) write(input, texts[at] ?? '')
      wait()
    }
    section.current?.scrollIntoView()
  })

  /** Handles what was typed before hydration. */
  const takeOver = useEffectEvent(() => {
    for (const input of inputs()) tidy(input)
    followLink('untouched')
  })

  useEffect(() => {
    // A link opened later is newer than what is in the fields.
    const follow = () => followLink('all')
    takeOver()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  return {
    id,
    words,
    section,
    faults,
    result: outcome.kind === 'result' ? outcome : undefined,
    input,
    calculate,
    copy,
  }

  function inputs(): Input[] {
    return fields.flatMap(
      ({ name }) => section.current?.querySelector<Input>(`[name="${id}-${name}"]`) ?? [],
    )
  }

  /** Every edit hides the answer, even one that changes nothing. */
  function wait() {
    setOutcome((now) => (now.kind === 'waiting' ? now : { kind: 'waiting' }))
  }

  /** Shows the answer; otherwise says what is missing and focuses the first of it. */
  function calculate() {
    const all = inputs()
    const texts = all.map(textOf)
    const read = fields.map((field, at) => ({ field, ...readField(field, texts[at] ?? '') }))
    const wrong = read.flatMap((each) =>
      'fault' in each
        ? [{ field: each.field.name, text: faultText(each.field, each.fault, words) }]
        : [],
    )
    if (wrong.length > 0) {
      setOutcome({ kind: 'incomplete', faults: wrong })
      const first = all[read.findIndex((each) => 'fault' in each)]
      if (first) unfold(first)
      first?.focus()
      return
    }
    const values = read.map((each) => [each.field.name, 'value' in each ? each.value : undefined])
    const made = work(Object.fromEntries(values))
    // The pressed button is painted before the answer.
    startTransition(() => setOutcome({ kind: 'result', made, texts }))
  }

  /** Copying is asynchronous: a newer answer is left alone. */
  async function copy(what: Copied['what'], text: string) {
    const is = await copyText(text)
    setOutcome((now) => (now === outcome ? { ...outcome, copied: { what, is } } : now))
  }

  function input({ name, kind }: ToolField, describedBy = ''): InputProps {
    const invalid = faults.some(({ field }) => field === name)
    const described = invalid ? `${describedBy} ${id}-status`.trim() : describedBy
    return {
      name: `${id}-${name}`, // another tool of the page may ask for the same
      'aria-describedby': described || undefined,
      'aria-invalid': invalid || undefined,
      onInput({ currentTarget, nativeEvent }) {
        // Text that an input method is still composing is not final.
        if (!(nativeEvent as InputEvent).isComposing) tidy(currentTarget)
        wait()
      },
      onCompositionEnd: ({ currentTarget }) => tidy(currentTarget),
      onKeyDown({ key, nativeEvent }) {
        // On a list of choices the key is the browser's.
        if (key === 'Enter' && kind !== 'choice' && !nativeEvent.isComposing) calculate()
      },
    }
  }
}

function textOf(input: Input): string {
  if (input.type === 'checkbox') return (input as HTMLInputElement).checked ? '1' : ''
  return input.value
}

/** A closed fold cannot be focused, and would hide what a link brought. */
function unfold(input: Input) {
  input.closest('details')?.setAttribute('open', '')
}

function write(input: Input, text: string) {
  if (input.type === 'checkbox') (input as HTMLInputElement).checked = text === '1'
  else input.value = text
  if (!isUntouched(input)) unfold(input)
}

function isUntouched(input: Input): boolean {
  if (input instanceof HTMLSelectElement) return input.selectedIndex === 0
  return input.type === 'checkbox' ? !input.checked : input.value === input.defaultValue
}

/** Removes everything but digits, commas and periods; the caret keeps its place. */
function tidy(input: Input) {
  if (!(input instanceof HTMLInputElement) || input.type !== 'text') return
  const { value, selectionStart } = input
  const { text, caret } = cleanAmount(value, selectionStart ?? value.length)
  if (text === value) return
  input.value = text
  // Safari would move the focus to a field whose selection is set.
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}

/** What a field for a number has besides. */
export const numeric = {
  type: 'text',
  enterKeyHint: 'go',
  autoComplete: 'off',
  spellCheck: false,
} as const

type ToolFieldsProps = {
  tool: Tool
  fields: readonly ToolField[]
  /** Folded away below these words. */
  fold?: string | undefined
}

/** One field below the other: the label before its input. */
export function ToolFields({ tool, fields, fold }: ToolFieldsProps) {
  const list = (
    <div className={styles.fields} data-script="needed">
      {fields.map((field) => (
        <div key={field.name} className={styles.field} data-kind={field.kind}>
          <ToolInput tool={tool} field={field} />
          {/* The status says it to a screen reader; on a phone it may be out of sight. */}
          {tool.faults.map((fault) =>
            fault.field === field.name ? (
              <p key={fault.field} aria-hidden="true">
                {fault.text}
              </p>
            ) : null,
          )}
        </div>
      ))}
    </div>
  )
  if (!fold) return list
  return (
    <details className={styles.fold} data-script="needed">
      <summary>{fold}</summary>
      {list}
    </details>
  )
}

function ToolInput({ tool, field }: { tool: Tool; field: ToolField }) {
  const { name, label, kind, initial, choices = [] } = field
  const [id, hintId] = [`${tool.id}-${name}`, `${tool.id}-${name}-hint`]
  const hint = field.hint ? { id: hintId, text: field.hint } : undefined
  const input = tool.input(field, hint && hintId)
  if (kind === 'amount' || kind === 'whole') {
    return (
      <Field
        {...input}
        {...numeric}
        label={label}
        hint={hint}
        inputMode={kind === 'amount' ? 'decimal' : 'numeric'}
        defaultValue={initial}
        {...(kind === 'amount' && { sign: '$' })}
      />
    )
  }
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {hint && <span id={hintId}>{hint.text}</span>}
      {kind === 'yes' ? (
        <Checkbox {...input} id={id} autoComplete="off" />
      ) : (
        // A browser that filled in this one alone on the way back would outdo the link.
        <select
          {...(input as ComponentProps<'select'>)}
          id={id}
          defaultValue={initial}
          autoComplete="off"
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </>
  )
}

type ToolStatusProps = {
  tool: Tool
  /** Of a status that shows what is wrong, where that is not beside each field. */
  className?: string | undefined
  children?: ReactNode
}

/** One live region for all messages. Not atomic: each line is announced once, when it appears. */
export function ToolStatus({ tool, className, children }: ToolStatusProps) {
  const { id, words, faults, result } = tool
  const { copied } = result ?? {}
  return (
    <div
      id={`${id}-status`}
      role="status"
      aria-atomic="false"
      className={className ?? styles.status}
    >
      {faults.map(({ field, text }) => (
        <p key={field} data-fault="" className={className ? undefined : 'visually-hidden'}>
          {text}
        </p>
      ))}
      {result && children}
      {copied && <p>{words[copied.what][copied.is]}</p>}
    </div>
  )
}

type ToolCopyProps = { tool: Tool; what: Copied['what']; text?: () => string }

/** Copies the answer as text, or a link to the visitor's numbers. They are in the fragment, which no browser
    sends to a server. */
export function ToolCopy({ tool, what, text = () => addressOf(tool) }: ToolCopyProps) {
  const words = tool.words[what]
  const id = `${tool.id}-${what}`
  const copied = tool.result?.copied?.what === what ? tool.result.copied.is : 'none'
  if (copied === 'refused') {
    return (
      <div className={styles.address}>
        <label htmlFor={id}>{words.address}</label>
        {what === 'link' ? (
          <input ref={selectAll} id={id} readOnly defaultValue={text()} />
        ) : (
          <textarea ref={selectAll} id={id} readOnly rows={6} defaultValue={text()} />
        )}
      </div>
    )
  }
  return (
    <span className={styles.copy} data-state={copied}>
      <PlateButton look="outline" size="small" onClick={() => tool.copy(what, text())}>
        {words.copy}
      </PlateButton>
    </span>
  )
}

function addressOf({ id, result }: Tool): string {
  const url = new URL(location.href)
  url.hash = writeFragment(id, result?.texts ?? [])
  return url.href
}

/** The field replaces the button, so it takes over the focus. */
function selectAll(field: HTMLInputElement | HTMLTextAreaElement | null) {
  field?.focus()
  field?.select()
}

/** Prints the answer alone: a sheet is, if its heading is the address. */
export function ToolPrint({ tool }: { tool: Tool }) {
  return (
    <PlateButton look="outline" size="small" onClick={printAnswer}>
      {tool.words.print}
    </PlateButton>
  )

  function printAnswer() {
    location.hash = `${tool.id}-answer`
    print()
  }
}

type ToolAnswerProps = {
  tool: Tool
  heading: string
  /** Undefined before there is one, when nothing of this is shown. */
  answer: Answer | undefined
  /** Printed with it; a `Slot` can only be here, because it has to be in the page from the start. */
  children?: ReactNode
}

/** Amounts in a ledger. */
export function ToolAnswer({ tool, heading, answer, children }: ToolAnswerProps) {
  const { lines = [], total, remarks = [] } = answer ?? {}
  const id = `${tool.id}-answer`
  const title = useRef<HTMLHeadingElement>(null)
  // It may begin below the edge of the screen.
  useEffect(() => {
    if (answer) title.current?.scrollIntoView({ block: 'nearest' })
  }, [answer])
  return (
    <div
      className={`${styles.answer} ${ledger.ledger} ${sheet.sheet}`}
      data-print="alone"
      hidden={!answer}
    >
      <h3 ref={title} id={id}>
        {heading}
      </h3>
      {(lines.length > 0 || total) && (
        <table {...roles.table} aria-labelledby={id}>
          <tbody {...roles.group}>
            {lines.map((line) => (
              <AnswerRow key={line.label} {...line} />
            ))}
          </tbody>
          {total && (
            <tfoot {...roles.group}>
              <AnswerRow {...total} />
            </tfoot>
          )}
        </table>
      )}
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {children}
    </div>
  )
}

function AnswerRow({ label, note, amount }: AnswerLine) {
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
