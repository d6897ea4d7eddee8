import { decimalsOf, type Figure } from '#app/lib/money.ts'
import { from, shown } from '#app/lib/shown.ts'
import { countUp } from './count-up.ts'
import styles from './counter.module.css'

/** A figure that counts up once, when a tenth of it is in view: see app/browser/seen.ts. The
    document always holds the final value, for visitors without script, with reduced motion and for
    assistive technology. Only the painted digits run: a strip of numbers, one below the other, that
    the style sheet draws past a window of one line. */
export function Counter({ figure }: { figure: Figure }) {
  const { value, prefix, suffix } = figure
  const decimals = decimalsOf(figure)
  return (
    <>
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      <span className={styles.digits} data-figures="tabular" data-counter="">
        <span className={styles.final}>
          {shown(value.toFixed(decimals), from(figure, 'value'))}
        </span>
        <span
          className={styles.running}
          aria-hidden="true"
          data-strip={countUp(value, decimals).join('\n')}
        />
      </span>
      {suffix}
    </>
  )
}
