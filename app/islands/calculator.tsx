import {
  type ComponentProps,
  startTransition,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { copyText } from '#app/components/copy-text.ts'
import { Field } from '#app/components/field.tsx'
import { Slot } from '#app/components/island-root.tsx'
import { PlateButton } from '#app/components/plate-button.tsx'
import { interpolate } from '#app/lib/before-text.ts'
import { spindlePath } from '#app/lib/geometry.ts'
import { dollars } from '#app/lib/money.ts'
import {
  type Amounts,
  type AmountTexts,
  cleanAmount,
  type Estimate,
  estimate,
  parseAmount,
  readFragment,
  type SavingsRange,
  writeFragment,
} from '#app/lib/savings.ts'
import styles from './calculator.module.css'

type Words = Record<
  | ('prompt' | 'empty' | 'zero' | 'savings' | 'low' | 'high' | 'rate' | 'spoken' | 'doubt')
  | ('copy' | 'copied' | 'refused' | 'address'),
  string
>

/** The example is the range in a worked one, for visitors without JavaScript. */
type CalculatorProps = SavingsRange &
  Record<
    'heading' | 'intro' | 'paidLabel' | 'grossLabel' | 'hint' | 'button' | 'disclosure' | 'example',
    string
  > & { words: Words }

const id = 'calculator'

/** What part of the tax paid a plan might save. It is not a form: nothing is stored or sent. The
    example replaces the fields without JavaScript, and when the island's cannot be loaded. */
export function Calculator(props: CalculatorProps) {
  const { words, minimum, maximum } = props
  const range = { minimum, maximum }
  const labels = { taxPaid: props.paidLabel, grossIncome: props.grossLabel }
  const { outcome, refs, wait, calculate, setLink } = useCalculator(range, labels, words)
  const result = outcome.kind === 'result' ? outcome : undefined
  return (
    <section
      ref={refs.section}
      id={id}
      aria-labelledby={`${id}-heading`}
      className={styles.calculator}
      data-plate="dark"
      data-print="no"
    >
      <div className={styles.wrap}>
        <div className={styles.ask}>
          <h2 id={`${id}-heading`}>{props.heading}</h2>
          <p data-script="needed">{props.intro}</p>
          <p className={styles.example} data-script="absent">
            {props.example}
          </p>
          <div className={styles.fields} data-script="needed">
            <Field {...field('taxPaid')} hint={{ id: `${id}-hint`, text: props.hint }} />
            <Field {...field('grossIncome')} />
            <div className={styles.action}>
              <PlateButton onClick={calculate}>{props.button}</PlateButton>
              <CalculatorStatus id={`${id}-status`} outcome={outcome} words={words} />
            </div>
          </div>
        </div>
        <div className={styles.answer}>
          <CalculatorResult
            words={words}
            range={range}
            button={props.button}
            result={result}
            onLink={(link) => result && setLink(result, link)}
          />
          <p className={styles.disclosure}>{props.disclosure}</p>
          <Slot name="notes" />
          <CalculatorPlate
            range={range}
            rate={result && (100 * result.amounts.taxPaid) / result.amounts.grossIncome}
            whole={
              result ? `${labels.taxPaid}, ${dollars(result.amounts.taxPaid)}` : labels.taxPaid
            }
          />
        </div>
      </div>
    </section>
  )

  function field(name: FieldName) {
    const invalid =
      outcome.kind === 'incomplete' && outcome.faults.some((fault) => fault.field === name)
    return {
      ref: refs[name],
      label: labels[name],
      sign: '$',
      size: 'figure',
      type: 'text',
      inputMode: 'decimal',
      enterKeyHint: 'go',
      autoComplete: 'off',
      spellCheck: false,
      'aria-describedby': invalid ? `${id}-hint ${id}-status` : `${id}-hint`,
      'aria-invalid': invalid || undefined,
      onInput({ currentTarget, nativeEvent }) {
        // Text that an input method is still composing is not final.
        if (!(nativeEvent as InputEvent).isComposing) tidy(currentTarget)
        wait()
      },
      onCompositionEnd: ({ currentTarget }) => tidy(currentTarget),
      onKeyDown({ key, nativeEvent }) {
        if (key === 'Enter' && !nativeEvent.isComposing) calculate()
      },
    } satisfies ComponentProps<typeof Field>
  }
}

export { Calculator as Island }

type LinkState = 'none' | 'copied' | 'refused'

type Result = Estimate & {
  kind: 'result'
  amounts: Amounts
  /** As they were in the fields. */
  texts: AmountTexts
  link: LinkState
}

type FieldName = keyof Amounts
type Fault = { field: FieldName; text: string }

type Outcome = { kind: 'waiting' } | { kind: 'incomplete'; faults: Fault[] } | Result

/** The states of the calculator. The fields keep their own values. */
function useCalculator(range: SavingsRange, labels: Record<FieldName, string>, words: Words) {
  const section = useRef<HTMLElement>(null)
  const taxPaid = useRef<HTMLInputElement>(null)
  const grossIncome = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'waiting' })
  const refs = { section, taxPaid, grossIncome }

  /** Opening a copied link fills the fields and still waits for the button. */
  const followLink = useEffectEvent((fields: 'all' | 'empty') => {
    const link = readFragment(location.hash)
    if (!link || !taxPaid.current || !grossIncome.current) return
    if (fields === 'all' || (!taxPaid.current.value && !grossIncome.current.value)) {
      taxPaid.current.value = link.taxPaid
      grossIncome.current.value = link.grossIncome
      wait()
    }
    section.current?.scrollIntoView()
  })

  /** Handles what was typed before hydration. */
  const takeOver = useEffectEvent(() => {
    if (!taxPaid.current || !grossIncome.current) return
    tidy(taxPaid.current)
    tidy(grossIncome.current)
    followLink('empty')
  })

  useEffect(() => {
    // A link opened later is newer than what is in the fields.
    const follow = () => followLink('all')
    takeOver()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  return { outcome, refs, wait, calculate, setLink }

  /** Every edit hides the results, even one that changes nothing. */
  function wait() {
    setOutcome((now) => (now.kind === 'waiting' ? now : { kind: 'waiting' }))
  }

  /** Shows the results for two amounts above zero; otherwise says what is missing and focuses it. */
  function calculate() {
    const texts = {
      taxPaid: taxPaid.current?.value ?? '',
      grossIncome: grossIncome.current?.value ?? '',
    }
    const paid = parseAmount(texts.taxPaid)
    const gross = parseAmount(texts.grossIncome)
    if (paid && gross) {
      const amounts = { taxPaid: paid, grossIncome: gross }
      const figures = estimate(amounts, range)
      // The pressed button is painted before the figures.
      startTransition(() => {
        setOutcome({ kind: 'result', ...figures, amounts, texts, link: 'none' })
      })
      return
    }
    const faults: Fault[] = []
    if (!paid) faults.push(faultOf('taxPaid'))
    if (!gross) faults.push(faultOf('grossIncome'))
    setOutcome({ kind: 'incomplete', faults })
    const first = paid ? grossIncome : taxPaid
    first.current?.focus()

    function faultOf(field: FieldName): Fault {
      const text = texts[field] ? words.zero : words.empty
      return { field, text: interpolate(text, { field: labels[field] }) }
    }
  }

  /** Copying is asynchronous: a newer result is left alone. */
  function setLink(of: Result, link: LinkState) {
    setOutcome((now) => (now === of ? { ...of, link } : now))
  }
}

/** Removes everything but digits, commas and periods; the caret keeps its place. */
function tidy(input: HTMLInputElement) {
  const { value, selectionStart } = input
  const { text, caret } = cleanAmount(value, selectionStart ?? value.length)
  if (text === value) return
  input.value = text
  // Safari would move the focus to a field whose selection is set.
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}

type CalculatorStatusProps = { id: string; outcome: Outcome; words: Words }

/** One live region for all messages. Not atomic: each line is announced once, when it appears. */
function CalculatorStatus({ id, outcome, words }: CalculatorStatusProps) {
  return (
    <div id={id} role="status" aria-atomic="false" className={styles.status}>
      {outcome.kind === 'incomplete' &&
        outcome.faults.map(({ field, text }) => (
          <p key={field} className={styles.fault}>
            {text}
          </p>
        ))}
      {outcome.kind === 'result' && <ResultLines {...outcome} words={words} />}
    </div>
  )
}

function ResultLines({ least, most, rate, amounts, link, words }: Result & { words: Words }) {
  return (
    <>
      {/* Sighted visitors read the same figures beside it. */}
      <p className="visually-hidden">
        {interpolate(words.spoken, { least: dollars(least), most: dollars(most), rate })}
      </p>
      {amounts.taxPaid > amounts.grossIncome && <p>{words.doubt}</p>}
      {link !== 'none' && <p>{words[link]}</p>}
    </>
  )
}

type CalculatorResultProps = {
  words: Words
  range: SavingsRange
  /** The name of the button that shows the figures. */
  button: string
  result: Result | undefined
  onLink: (link: LinkState) => void
}

/** The figures, in a place reserved for them so that nothing moves as they appear and disappear. */
function CalculatorResult({ words, range, button, result, onLink }: CalculatorResultProps) {
  const { low, high } = words
  return (
    <div className={styles.result} data-script="needed">
      {!result && <p className={styles.prompt}>{interpolate(words.prompt, { button })}</p>}
      <div className={styles.figures} data-state={result ? 'shown' : 'empty'}>
        <p>{words.savings}</p>
        <dl>
          <Row
            name={interpolate(low, { percent: `${range.minimum}%` })}
            value={result && dollars(result.least)}
          />
          <Row
            name={interpolate(high, { percent: `${range.maximum}%` })}
            value={result && dollars(result.most)}
          />
          <Row name={words.rate} value={result?.rate} row="rate" />
        </dl>
      </div>
      {result && (
        <div className={styles.share}>
          <ShareLink words={words} result={result} onLink={onLink} />
        </div>
      )}
    </div>
  )
}

type RowProps = { name: string; value: string | undefined; row?: 'saving' | 'rate' }

/** An empty value keeps the height of its line; a long one is set smaller. */
function Row({ name, value = '\u00a0', row = 'saving' }: RowProps) {
  const length = value.length <= 8 ? 'usual' : value.length <= 11 ? 'long' : 'longer'
  return (
    <div data-row={row} data-length={length}>
      <dt>{name}</dt>
      <dd data-figures="tabular">{value}</dd>
    </div>
  )
}

type ShareLinkProps = { words: Words; result: Result; onLink: (link: LinkState) => void }

/** A link to the visitor's numbers. They are in the fragment, which no browser sends to a server. */
function ShareLink({ words, result: { texts, link }, onLink }: ShareLinkProps) {
  if (link === 'refused')
    return (
      <label className={styles.address}>
        <span>{words.address}</span>
        <input ref={selectAll} readOnly defaultValue={address()} />
      </label>
    )
  return (
    <span className={styles.copy} data-state={link}>
      <PlateButton look="outline" size="small" onClick={copy}>
        {words.copy}
      </PlateButton>
    </span>
  )

  function address(): string {
    const url = new URL(location.href)
    url.hash = writeFragment(texts.taxPaid, texts.grossIncome)
    return url.href
  }

  async function copy() {
    onLink(await copyText(address()))
  }
}

/** The field replaces the button, so it takes over the focus. */
function selectAll(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}

type CalculatorPlateProps = {
  range: SavingsRange
  /** The visitor's effective rate in percent; none before there is a result. */
  rate?: number | undefined
  /** What the full width means. */
  whole: string
}

const axisLength = 4000
const axisHeight = 1200
/** The rate that is drawn before there is a result. */
const idleRate = 26

/** The tax paid as an axis, and the range as a spindle on it, to scale. The visitor's effective rate
    sets how close its weave is; without a rate it is flat. */
function CalculatorPlate({ range, rate, whole }: CalculatorPlateProps) {
  const { minimum, maximum } = range
  const start = (axisLength * minimum) / 100
  const end = (axisLength * maximum) / 100
  return (
    <div className={styles.plate}>
      <svg
        className={styles.drawing}
        data-state={rate === undefined ? 'uncut' : 'cut'}
        viewBox={`0 ${-axisHeight / 2} ${axisLength} ${axisHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 0H${start}M${end} 0H${axisLength}`} />
        <path
          className={styles.weave}
          d={spindlePath({
            start,
            width: end - start,
            middle: 0,
            swing: axisHeight * 0.46,
            waves: 2 + Math.min(rate ?? idleRate, 60) / 9,
            strands: rate === undefined ? 5 : 14,
          })}
        />
      </svg>
      <svg className={styles.scale} aria-hidden="true">
        <line className={styles.rule} x2="100%" y1="6" y2="6" />
        <Tick at={0} text="0" side="start" />
        <Tick at={minimum} text={`${minimum}%`} side="start" />
        <Tick at={maximum} text={`${maximum}%`} side="end" />
        <Tick at={100} text="100%" side="end" />
        <text x="100%" y="48" textAnchor="end">
          {whole}
        </text>
      </svg>
    </div>
  )
}

function Tick({ at, text, side }: { at: number; text: string; side: 'start' | 'end' }) {
  return (
    <>
      <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="26" />
      <text x={`${at}%`} y="25" dx={side === 'start' ? 8 : -8} textAnchor={side}>
        {text}
      </text>
    </>
  )
}
