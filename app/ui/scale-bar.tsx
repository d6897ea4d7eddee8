import { useId } from 'react'
import styles from './scale-bar.module.css'

type BarPart = {
  /** Of the full width, 0 to 1. */
  share: number
  tone: 'line' | 'metal' | 'soft'
}

const width = 1000
const height = 36

/** Shares of one whole, drawn to scale in engraved hatching. The figures stand beside it as text. */
export function ScaleBar({ parts }: { parts: readonly BarPart[] }) {
  const id = useId()
  let x = 0
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        <pattern id={`${id}line`} width="6" height={height} patternUnits="userSpaceOnUse">
          <path d={`M1.5 0V${height}`} className={styles.line} strokeWidth="3" />
        </pattern>
        <pattern id={`${id}metal`} width="6" height={height} patternUnits="userSpaceOnUse">
          <path d={`M1.5 0V${height}`} className={styles.metal} strokeWidth="3" />
        </pattern>
        <pattern id={`${id}soft`} width="12" height={height} patternUnits="userSpaceOnUse">
          <path d={`M1.5 0V${height}`} className={styles.soft} strokeWidth="1.5" />
        </pattern>
      </defs>
      <path d={`M0 ${height - 0.5}H${width}`} className={styles.rule} />
      {parts.map(({ share, tone }) => {
        const start = x
        x += share * width
        return (
          <rect
            key={start}
            x={start}
            y="0"
            width={share * width}
            height={height}
            fill={`url(#${id}${tone})`}
          />
        )
      })}
    </svg>
  )
}
