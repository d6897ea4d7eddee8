import { plain, type Shown } from '#app/lib/shown.ts'
import { FormNames } from './form-names.tsx'
import styles from './plain-list.module.css'

type PlainListProps = {
  items: readonly Shown[]
  mark?: 'check' | 'cross' | 'dash' | 'box' | undefined
  labelledBy?: string
}

export function PlainList({ items, mark = 'dash', labelledBy }: PlainListProps) {
  return (
    <ul className={styles.list} data-mark={mark} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={plain(item)}>
          <FormNames>{item}</FormNames>
        </li>
      ))}
    </ul>
  )
}
