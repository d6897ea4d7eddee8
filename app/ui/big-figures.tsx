import type { ReactNode } from 'react'
import styles from './big-figures.module.css'

type BigFiguresProps = { figures: readonly { id: string; label: string; figure: ReactNode }[] }

/** A few large figures side by side, each over its label. */
export function BigFigures({ figures }: BigFiguresProps) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ id, label, figure }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
