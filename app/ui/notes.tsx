import type { ReactNode } from 'react'
import styles from './notes.module.css'

/** The small print of a section, at its end: never smaller than 14px (compliance 2.7). */
export function Notes({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul className={styles.notes} role="list">
      {children}
    </ul>
  )
}
