import styles from './check-list.module.css'

type Props = { items: readonly string[]; mark?: 'check' | 'cross' }

export function CheckList({ items, mark = 'check' }: Props) {
  return (
    <ul className={styles.list} data-mark={mark}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
