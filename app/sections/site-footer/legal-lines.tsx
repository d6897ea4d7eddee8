import { firm, licencesText } from '#app/content/firm.ts'
import styles from './legal-lines.module.css'

/** Required on every page, word for word: compliance 4.2 and 13. */
export function LegalLines() {
  return (
    <div className={styles.lines}>
      <p>
        {firm.legalName} · {firm.address} ·{' '}
        <a href={firm.phoneHref} className={styles.phone}>
          {firm.phone}
        </a>{' '}
        · CPA licences: {licencesText}
      </p>
      <p>
        {firm.legalName} is a private firm and is not affiliated with the IRS or any government
        agency. This website gives general information, not tax, legal or investment advice, and
        using it does not create a client relationship. Enrolled Agents are enrolled to practice
        before the IRS. CPA licences: {licencesText}.
      </p>
    </div>
  )
}
