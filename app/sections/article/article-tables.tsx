import type { ReactNode } from 'react'
import styles from './article-tables.module.css'

/** Plain tables, ledgers and bars inside a text. */
export function ArticleTables({ children }: { children: ReactNode }) {
  return <div className={styles.tables}>{children}</div>
}
