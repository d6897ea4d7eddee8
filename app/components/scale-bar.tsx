import styles from './scale-bar.module.css'

type ScaleBarProps = {
  /** What the full width means. */
  whole: number
  /** Where each tone ends, in the order of the bar. */
  upTo: Partial<Record<keyof typeof looks, number>>
}

const width = 1000
const height = 36

const looks = {
  line: { className: styles.line, strokeDasharray: '3' },
  metal: { className: styles.metal, strokeDasharray: '3' },
  soft: { className: styles.soft, strokeDasharray: '1.5 10.5' },
}

/** Shares of one whole, to scale. Hidden from screen readers: the figures are beside it as text. The
    hatching is a dashed line, because Firefox and WebKit draw the tile of a pattern in whole pixels. */
export function ScaleBar({ whole, upTo }: ScaleBarProps) {
  let x = 0
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 ${height - 0.5}H${width}`} className={styles.rule} />
      {Object.entries(upTo).map(([tone, end]) => {
        const start = x
        x = (end / whole) * width
        return (
          <path
            key={tone}
            d={`M${start} ${height / 2}H${x}`}
            strokeWidth={height}
            {...looks[tone as keyof typeof looks]}
          />
        )
      })}
    </svg>
  )
}
