import { dollars } from '#app/lib/money.ts'
import type { SavingsRange } from '#app/lib/savings.ts'
import styles from './calculator-result.module.css'
import { ShareLink } from './share-link.tsx'
import type { LinkState, Result } from './use-calculator.ts'

type CalculatorResultProps = {
  range: SavingsRange
  /** The name of the button that shows the figures. */
  button: string
  result: Result | undefined
  onLink: (link: LinkState) => void
}

/** The figures, all at once, in a place that is kept for them: nothing moves as they come and go. */
export function CalculatorResult({ range, button, result, onLink }: CalculatorResultProps) {
  return (
    <div className={styles.result}>
      {!result && <p className={styles.prompt}>Enter both figures, then press {button}.</p>}
      <div className={styles.figures} data-state={result ? 'shown' : 'empty'}>
        <p>Your possible saving</p>
        <dl>
          <Row name={`Low end, ${range.minimum}% of tax`} value={result && dollars(result.least)} />
          <Row name={`High end, ${range.maximum}% of tax`} value={result && dollars(result.most)} />
          <Row name="Effective tax rate" value={result?.rate} row="rate" />
        </dl>
      </div>
      {result && (
        <div className={styles.share}>
          <ShareLink result={result} onLink={onLink} />
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
