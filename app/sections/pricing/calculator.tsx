import { dollars } from '#app/lib/money.ts'
import { PlateButton } from '#app/ui/plate-button.tsx'
import { AmountField } from './amount-field.tsx'
import styles from './calculator.module.css'
import { CalculatorPlate } from './calculator-plate.tsx'
import { CalculatorResult } from './calculator-result.tsx'
import { CalculatorStatus } from './calculator-status.tsx'
import { useCalculator } from './use-calculator.ts'

type CalculatorProps = {
  id?: 'calculator'
  heading: string
  intro: string
  /** Begins with "Tax paid". */
  paidLabel: string
  /** Begins with "Gross income". */
  grossLabel: string
  hint: string
  button: string
  /** Always beside the result (compliance 12.1). */
  disclosure: string
  /** The range in a worked example, for visitors without JavaScript. */
  example: string
  /** Of the tax paid, in whole percent. */
  minimum: number
  maximum: number
}

/** What part of the tax paid a plan might save (spec sections 4, 5 and 9). It is no form: nothing
    is ever stored or sent. Without JavaScript the style sheet shows the example instead. */
export function Calculator(props: CalculatorProps) {
  const { id = 'calculator', minimum, maximum } = props
  const range = { minimum, maximum }
  const labels = { taxPaid: props.paidLabel, grossIncome: props.grossLabel }
  const { outcome, refs, wait, calculate, setLink } = useCalculator(range)
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
          <p className={styles.intro}>{props.intro}</p>
          <p className={styles.example}>{props.example}</p>
          <div className={styles.fields}>
            <AmountField {...field('taxPaid')} hint={props.hint} />
            <AmountField {...field('grossIncome')} />
            <div className={styles.action}>
              <PlateButton ref={refs.button} onClick={calculate}>
                {props.button}
              </PlateButton>
              <CalculatorStatus id={`${id}-status`} outcome={outcome} labels={labels} />
            </div>
          </div>
        </div>
        <div className={styles.answer}>
          <CalculatorResult
            range={range}
            button={props.button}
            result={result}
            onLink={(link) => result && setLink(result, link)}
          />
          <p className={styles.disclosure}>{props.disclosure}</p>
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

  function field(name: keyof typeof labels) {
    const invalid =
      outcome.kind === 'incomplete' && outcome.faults.some((fault) => fault.field === name)
    return {
      ref: refs[name],
      label: labels[name],
      hintId: `${id}-hint`,
      faultId: invalid ? `${id}-status` : undefined,
      onEdit: wait,
      onEnter: calculate,
    }
  }
}
