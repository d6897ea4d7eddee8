import { Link } from './link.tsx'
import styles from './row-list.module.css'
import { Paragraph } from './text.tsx'

type Row = { label: string; value?: string; href?: string; text: string }

/** Lists labels with text. The optional value appears above the text in large type and can be a link. */
export function RowList({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, value, href, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value && <p className={styles.value}>{href ? <Link href={href}>{value}</Link> : value}</p>}
            <Paragraph>{text}</Paragraph>
          </dd>
        </div>
      ))}
    </dl>
  )
}
