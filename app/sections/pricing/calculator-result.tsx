import { dollars } from '#app/lib/money.ts'
import type { SavingsRange } from '#app/lib/savings.ts'
import styles from './calculator-result.module.css'
import { ShareLink } from './share-link.tsx'
import type { LinkState, Result } from './use-calculator.ts'

type CalculatorResultProps = {
  range: SavingsRange
  result: Result | undefined
  onLink: (link: LinkState) => void
}

/** The figures, all at once, in a place that is kept for them: nothing moves as they come and go. */
export function CalculatorResult({ range, result, onLink }: CalculatorResultProps) {
  return (
    <div className={styles.result}>
      {!result && <p className={styles.prompt}>Enter both figures, then press Calculate.</p>}
      <div className={styles.figures} data-state={result ? 'shown' : 'empty'}>
        <p>Your possible saving</p>
        <dl data-figures="tabular">
          <Row name={`Least, ${range.minimum}% of tax`} value={result && dollars(result.least)} />
          <Row name={`Most, ${range.maximum}% of tax`} value={result && dollars(result.most)} />
          <Row name="Effective tax rate" value={result?.rate} />
        </dl>
      </div>
      <div className={styles.share}>{result && <ShareLink result={result} onLink={onLink} />}</div>
    </div>
  )
}

/** An empty value keeps the height of its line. */
function Row({ name, value = '\u00a0' }: { name: string; value: string | undefined }) {
  return (
    <div data-length={value.length > 12 ? 'long' : 'usual'}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
