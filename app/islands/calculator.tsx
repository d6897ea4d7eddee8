import type { ReactNode } from 'react'
import { Field } from '#app/components/field.tsx'
import { Slot } from '#app/components/island-root.tsx'
import { PlateButton } from '#app/components/plate-button.tsx'
import { numeric, ToolCopy, ToolStatus, type ToolWords, useTool } from '#app/components/tool.tsx'
import { interpolate } from '#app/lib/before-text.ts'
import { spindlePath } from '#app/lib/geometry.ts'
import { dollars } from '#app/lib/money.ts'
import { type Amounts, type Estimate, estimate, type SavingsRange } from '#app/lib/savings.ts'
import type { ToolField } from '#app/lib/tool.ts'
import styles from './calculator.module.css'

type Words = Record<'prompt' | 'savings' | 'low' | 'high' | 'rate' | 'spoken' | 'doubt', string>

/** The example is the range in a worked one, for visitors without JavaScript. */
type CalculatorProps = SavingsRange &
  Record<
    'heading' | 'intro' | 'paidLabel' | 'grossLabel' | 'hint' | 'button' | 'disclosure' | 'example',
    string
  > & { words: Words; tools: ToolWords }

const id = 'calculator'

/** What part of the tax paid a plan might save. It is not a form: nothing is stored or sent. The
    example replaces the fields without JavaScript, and when the island's cannot be loaded. */
export function Calculator(props: CalculatorProps) {
  const { words, minimum, maximum } = props
  const range = { minimum, maximum }
  const fields = [
    amount('taxPaid', props.paidLabel),
    amount('grossIncome', props.grossLabel),
  ] as const
  const tool = useTool<Amounts, Result>({
    id,
    fields,
    words: props.tools,
    work: (amounts) => ({ ...estimate(amounts, range), ...amounts }),
  })
  const result = tool.result?.made
  const [paid] = fields
  return (
    <section
      ref={tool.section}
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
            <Field {...input(paid)} hint={{ id: `${id}-hint`, text: props.hint }} />
            <Field {...input(fields[1])} />
            <div className={styles.action}>
              <PlateButton onClick={tool.calculate}>{props.button}</PlateButton>
              <ToolStatus tool={tool} className={styles.status}>
                {result && <ResultLines {...result} words={words} />}
              </ToolStatus>
            </div>
          </div>
        </div>
        <div className={styles.answer}>
          <CalculatorResult words={words} range={range} button={props.button} result={result}>
            <ToolCopy tool={tool} what="link" />
          </CalculatorResult>
          <p className={styles.disclosure}>{props.disclosure}</p>
          <Slot name="notes" />
          <CalculatorPlate
            range={range}
            rate={result && (100 * result.taxPaid) / result.grossIncome}
            whole={result ? `${paid.label}, ${dollars(result.taxPaid)}` : paid.label}
          />
        </div>
      </div>
    </section>
  )

  function input(field: ToolField) {
    const more = { label: field.label, sign: '$', size: 'figure', inputMode: 'decimal' } as const
    return { ...numeric, ...more, ...tool.input(field, `${id}-hint`) }
  }
}

export { Calculator as Island }

type Result = Estimate & Amounts

function amount<Name extends string>(name: Name, label: string): ToolField<Name> {
  return { name, label, kind: 'amount', positive: true, max: Number.POSITIVE_INFINITY }
}

function ResultLines({ least, most, rate, words, ...amounts }: Result & { words: Words }) {
  return (
    <>
      {/* Sighted visitors read the same figures beside it. */}
      <p className="visually-hidden">
        {interpolate(words.spoken, { least: dollars(least), most: dollars(most), rate })}
      </p>
      {amounts.taxPaid > amounts.grossIncome && <p>{words.doubt}</p>}
    </>
  )
}

type CalculatorResultProps = {
  words: Words
  range: SavingsRange
  /** The name of the button that shows the figures. */
  button: string
  result: Result | undefined
  /** Beside the figures. */
  children: ReactNode
}

/** The figures, in a place reserved for them so that nothing moves as they appear and disappear. */
function CalculatorResult(props: CalculatorResultProps) {
  const { words, range, button, result, children } = props
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
      {result && <div className={styles.share}>{children}</div>}
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
