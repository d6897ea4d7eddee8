import type { ReactNode } from 'react'
import styles from './bar-chart.module.css'

type Ink = 'line' | 'metal' | 'soft' | 'rule' | 'limit'

/** Screen readers skip it, because the table around it has the numbers. */
export function BarChart({ thin, children }: { thin?: boolean; children: ReactNode }) {
  return (
    <svg className={thin ? `${styles.chart} ${styles.thin}` : styles.chart} aria-hidden="true">
      {children}
    </svg>
  )
}

/** A horizontal bar. Positions are shares of the chart's width and height, from 0 to 1. */
export function Bar({ from, to, y = 0.5, ink }: { from: number; to: number; y?: number; ink: Ink | undefined }) {
  return <line x1={percent(from)} x2={percent(to)} y1={percent(y)} y2={percent(y)} data-ink={ink} />
}

/** A vertical line across the chart. */
export function Tick({ position, ink = 'rule' }: { position: number; ink?: Ink }) {
  return <line x1={percent(position)} x2={percent(position)} y1="0%" y2="100%" data-ink={ink} />
}

/** Formats 0.125 as "12.5%". */
export function percent(share: number): string {
  return `${Math.round(10_000 * share) / 100}%`
}
