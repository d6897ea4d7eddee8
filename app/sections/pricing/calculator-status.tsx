import { dollars } from '#app/lib/money.ts'
import styles from './calculator-status.module.css'
import type { Outcome, Result } from './use-calculator.ts'

type CalculatorStatusProps = {
  id: string
  outcome: Outcome
  labels: { taxPaid: string; grossIncome: string }
}

const faultTexts = { missing: 'is missing', 'no amount': 'needs a number above zero' }

/** One live region for everything the calculator has to say. Each line is read when it comes, not
    with all others each time: the result is announced once. */
export function CalculatorStatus({ id, outcome, labels }: CalculatorStatusProps) {
  return (
    <div id={id} role="status" aria-atomic="false" className={styles.status}>
      {outcome.kind === 'incomplete' &&
        outcome.faults.map(({ field, is }) => (
          <p key={field} className={styles.fault}>
            {labels[field]} {faultTexts[is]}.
          </p>
        ))}
      {outcome.kind === 'result' && <ResultLines {...outcome} />}
    </div>
  )
}

function ResultLines({ least, most, rate, amounts, link }: Result) {
  return (
    <>
      {/* The figures are on the plate for those who see it. */}
      <p className="visually-hidden">
        {`Possible saving ${dollars(least)} to ${dollars(most)}. Effective tax rate ${rate}.`}
      </p>
      {amounts.taxPaid > amounts.grossIncome && (
        <p>Check these numbers: the tax is more than the income.</p>
      )}
      {link === 'copied' && <p>Link copied.</p>}
      {link === 'refused' && <p>Not copied. Here is the link.</p>}
    </>
  )
}
