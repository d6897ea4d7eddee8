import type { Figure } from '#app/lib/money.ts'
import { from, shown } from '#app/lib/shown.ts'
import styles from './counter.module.css'

/** A figure that counts up once, when a tenth of it is in view: see app/browser/counters.ts. The
    document always holds the final value, for visitors without script, with reduced motion and for
    assistive technology. Only the painted digits run. */
export function Counter({ figure }: { figure: Figure }) {
  const { value, prefix, suffix, decimals = 0 } = figure
  return (
    <>
      {prefix && <span className={styles.prefix}>{prefix}</span>}
      <span className={styles.digits} data-figures="tabular">
        <span className={styles.final}>
          {shown(value.toFixed(decimals), from(figure, 'value'))}
        </span>
        <span
          className={styles.running}
          aria-hidden="true"
          data-counter={JSON.stringify({ value, decimals })}
          data-shown={(0).toFixed(decimals)}
        />
      </span>
      {suffix}
    </>
  )
}
