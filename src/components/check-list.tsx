import styles from './check-list.module.css'

type CheckListProps = { items: readonly string[]; crossed?: boolean }

/** A list with a check mark, or a cross, next to each item. */
export function CheckList({ items, crossed }: CheckListProps) {
  return (
    <ul className={crossed ? `${styles.list} ${styles.crossed}` : styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
