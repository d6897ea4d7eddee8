import { Link } from '../components/link.tsx'
import { Inline, Paragraph } from '../components/text.tsx'
import { dollars } from '../lib/money.ts'
import type { CaseStudy } from '../schema/firm.ts'
import styles from './ledger.module.css'

/** Lists the strategies of a record in the order applied. It has the record's ID, because a browser opens a `details`
    for a target inside it. */
export function Ledger({ id, client, strategies, totalTaxSavings, later }: CaseStudy) {
  return (
    <div id={`record-${id}`} className={styles.ledger}>
      <p className={styles.order}>Each amount is figured after the ones above it.</p>
      <ol aria-label={`Strategies of No. ${id}, ${client}`}>
        {strategies.map((strategy) => (
          <Strategy key={strategy.name} {...strategy} />
        ))}
      </ol>
      <p className={styles.total}>
        <span>Total, of which {dollars(later)} is due later</span> <b>{dollars(totalTaxSavings)}</b>
      </p>
    </div>
  )
}

function Strategy({ name, saved, later, action, arithmetic, rule, source }: CaseStudy['strategies'][number]) {
  return (
    <li className={styles.strategy}>
      <span className={styles.name}>{name}</span> <b>{dollars(saved)}</b>
      <Paragraph>{action}</Paragraph>
      <p>
        <Inline>{arithmetic}</Inline> {later && `${later === saved ? 'All' : dollars(later)} of it is due later. `}
        <Link href={source}>{rule}</Link>
      </p>
    </li>
  )
}
