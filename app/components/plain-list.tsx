import { FormNames } from './form-names.tsx'
import styles from './plain-list.module.css'

type PlainListProps = {
  items: readonly string[]
  mark?: 'check' | 'cross' | 'dash' | 'box'
  labelledBy?: string
}

export function PlainList({ items, mark = 'dash', labelledBy }: PlainListProps) {
  return (
    <ul className={styles.list} data-mark={mark} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item}>
          <FormNames>{item}</FormNames>
        </li>
      ))}
    </ul>
  )
}
