import { useId } from 'react'
import styles from './scale-bar.module.css'

type ScaleBarProps = {
  /** What the full width means. */
  whole: number
  /** Where each tone ends, in the order of the bar. */
  upTo: { line?: number; metal?: number; soft?: number }
}

const width = 1000
const height = 36

/** Shares of one whole, to scale. Hidden from screen readers: the figures are beside it as text. */
export function ScaleBar({ whole, upTo }: ScaleBarProps) {
  const id = useId()
  let x = 0
  let last = 0
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <Hatching id={`${id}line`} className={styles.line} dashes="3" />
        <Hatching id={`${id}metal`} className={styles.metal} dashes="3" />
        <Hatching id={`${id}soft`} className={styles.soft} dashes="1.5 10.5" />
      </defs>
      <path d={`M0 ${height - 0.5}H${width}`} className={styles.rule} />
      {Object.entries(upTo).map(([tone, end]) => {
        const start = x
        const length = ((end - last) / whole) * width
        x += length
        last = end
        return (
          <rect
            key={tone}
            x={start}
            y="0"
            width={length}
            height={height}
            fill={`url(#${id}${tone})`}
          />
        )
      })}
    </svg>
  )
}

type HatchingProps = { id: string; className: string | undefined; dashes: string }

/** One tile as wide as the bar: WebKit would round a tile of one line to whole pixels, and the
    hatching would come out in lumps. */
function Hatching({ id, className, dashes }: HatchingProps) {
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      <path
        d={`M0 ${height / 2}H${width}`}
        className={className}
        strokeWidth={height}
        strokeDasharray={dashes}
      />
    </pattern>
  )
}
