import type { ReactNode } from 'react'
import { evenColumns } from '#app/lib/even-columns.ts'
import { plain, type Shown } from '#app/lib/shown.ts'
import styles from './named-list.module.css'

type NamedListProps = {
  items: readonly { name: Shown; text: ReactNode }[]
  /** For the class that fades each item in. */
  revealed?: string | undefined
}

/** Short texts, each below its name. */
export function NamedList({ items, revealed }: NamedListProps) {
  return (
    <ul className={styles.list} data-even={evenColumns(items.length, 4)}>
      {items.map(({ name, text }) => (
        <li key={plain(name)}>
          <div className={revealed} data-reveal={revealed && ''}>
            <h3>{name}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
