import { dollars } from '#app/lib/money.ts'
import styles from './tax-bars.module.css'

/** The ends of the one scale of the page, in dollars: refunds left of zero, tax due right of it. */
export type Scale = { refund: number; due: number }

type TaxBarsProps = {
  without: number
  /** Below zero for a refund. */
  outcome: number
  scale: Scale
  /** The figures in words, for those who cannot see the drawing. */
  label: string
}

const width = 1000
const height = 28

/** Tax due without and with a strategy, one under the other, from a common zero. */
export function TaxBars({ without, outcome, scale, label }: TaxBarsProps) {
  const place = (amount: number) =>
    Math.round((width * (amount + scale.refund)) / (scale.refund + scale.due))
  const zero = place(0)
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path data-tone="zero" d={`M${zero} 0V${height}`} />
      <path data-tone="without" d={`M${zero} 8H${place(without)}`} />
      <path data-tone={outcome < 0 ? 'refund' : 'with'} d={`M${zero} 20H${place(outcome)}`} />
    </svg>
  )
}

type BarKeyProps = {
  labels: { without: string; with: string; refund: string; longest: string }
  scale: Scale
}

/** What the hatchings mean, and how much the longest bar is. */
export function BarKey({ labels, scale }: BarKeyProps) {
  return (
    <ul className={styles.key}>
      {(['without', 'with', 'refund'] as const).map((tone) => (
        <li key={tone}>
          <svg className={styles.bars} viewBox="0 0 36 12" aria-hidden="true">
            <path data-tone={tone} d="M0 6H36" />
          </svg>
          {labels[tone]}
        </li>
      ))}
      <li>
        {labels.longest} {dollars(scale.due)}
      </li>
    </ul>
  )
}
