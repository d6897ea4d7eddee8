import { BookLink } from '../components/book-or-call.tsx'
import { Notes } from '../components/notes.tsx'
import { Section } from '../components/section.tsx'
import { roles } from '../components/table-roles.ts'
import { caseStudies as records } from '../data.ts'
import { savingsNote } from '../lib/claims.ts'
import { dollars } from '../lib/money.ts'
import type { Placed } from '../schema/fields.ts'
import type { CaseStudy } from '../schema/firm.ts'
import type { outcomes } from '../schema/pages/case-studies.ts'
import type { closing } from '../schema/sections.ts'
import styles from './outcomes.module.css'

const labels = {
  revenue: 'Revenue',
  profit: 'Profit',
  w2Earnings: 'W-2 earnings',
  stockSaleProceeds: 'Stock sale proceeds',
  businessIncome: 'Business income',
  investmentIncome: 'Investment income',
  totalIncome: 'Total income',
  taxDueWithoutStrategy: 'Tax due without strategy',
  keyStrategiesUsed: 'Key strategies used',
  result: 'Tax due with strategy',
  totalTaxSavings: 'Total tax savings',
}
type Column = keyof typeof labels

const shared: Column[] = ['taxDueWithoutStrategy', 'keyStrategiesUsed', 'result', 'totalTaxSavings']
const columnsOf: Record<CaseStudy['type'], Column[]> = {
  business: ['revenue', 'profit', ...shared],
  individual: ['w2Earnings', 'stockSaleProceeds', 'totalIncome', ...shared],
  mixed: ['w2Earnings', 'businessIncome', 'investmentIncome', 'totalIncome', ...shared],
}

/** All bars share one scale: refunds left of zero, tax due right of it. */
const longest = Math.max(...records.map(({ taxDueWithoutStrategy }) => taxDueWithoutStrategy))
const largestRefund = Math.max(...records.map(({ taxRefundWithStrategy = 0 }) => taxRefundWithStrategy))
const place = (amount: number) => Math.round((1000 * (amount + largestRefund)) / (largestRefund + longest))

/** The article that works a record out. */
type Guide = { record: number | undefined; href: string; city: string }
type OutcomesProps = Placed<typeof outcomes> & { guides: readonly Guide[] }

export function Outcomes({ id, tone, heading, intro, tables, notes, basis, guides }: OutcomesProps) {
  const remarks = records.flatMap((record) => (record.remark ? `No. ${record.id}: ${record.remark}` : []))
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <BarKey />
      <div className={styles.tables}>
        {(['business', 'individual', 'mixed'] as const).map((type) => (
          <div key={type}>
            <div className={styles.tableHead}>
              <h3>{tables[type].name}</h3>
              <p>{tables[type].about}</p>
            </div>
            <OutcomeTable type={type} name={tables[type].name} guides={guides} />
          </div>
        ))}
      </div>
      <Notes items={[...notes, ...remarks, savingsNote(basis)]} />
    </Section>
  )
}

/** What the hatchings mean, and how much the longest bar is. */
function BarKey() {
  const tones = { without: labels.taxDueWithoutStrategy, with: labels.result, refund: 'Refund' }
  return (
    <ul className={styles.key}>
      {Object.entries(tones).map(([tone, label]) => (
        <li key={tone}>
          <svg className={styles.bars} viewBox="0 0 36 12" aria-hidden="true">
            <path data-tone={tone} d="M0 6H36" />
          </svg>
          {label}
        </li>
      ))}
      <li>The longest bar is {dollars(longest)}</li>
    </ul>
  )
}

type OutcomeTableProps = { type: CaseStudy['type']; name: string; guides: readonly Guide[] }

/** On a phone a record is a card, with the column's label in each cell. */
function OutcomeTable({ type, name, guides }: OutcomeTableProps) {
  const columns = columnsOf[type]
  return (
    <table {...roles.table} className={styles.table}>
      <caption>
        {name} table. Sample outcomes. Figures are illustrative, rounded, and do not describe identifiable clients.
      </caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          <th {...roles.columnHeader} data-column="id">
            No.
          </th>
          {columns.map((column) => (
            <th key={column} {...roles.columnHeader} data-column={column}>
              {labels[column]}
            </th>
          ))}
          <th {...roles.columnHeader}>Comparison</th>
        </tr>
      </thead>
      <tbody {...roles.group}>
        {records
          .filter((record) => record.type === type)
          .map((record) => (
            <tr key={record.id} {...roles.row} id={`record-${record.id}`} className={styles.row}>
              <th {...roles.rowHeader} data-label="No.">
                {record.id}
              </th>
              {columns.map((column) => (
                <td key={column} {...roles.cell} data-column={column} data-label={labels[column]}>
                  {cellText(record, column)}
                  {column === 'totalTaxSavings' && (
                    <Remarks {...record} guide={guides.find((guide) => guide.record === record.id)} />
                  )}
                </td>
              ))}
              <td {...roles.cell} className={styles.drawing}>
                <TaxBars {...record} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

function cellText(record: CaseStudy, column: Column): string {
  if (column === 'keyStrategiesUsed') return `${record.keyStrategiesUsed}`
  if (column !== 'result') return amount(record[column])
  const { taxDueWithStrategy, taxRefundWithStrategy } = record
  return taxRefundWithStrategy ? `${dollars(taxRefundWithStrategy)} Refund` : amount(taxDueWithStrategy)
}

const amount = (value: number | undefined) => (value === undefined ? 'N/A' : dollars(value))

function Remarks({ later, guide }: { later?: number | undefined; guide: Guide | undefined }) {
  return (
    <>
      {later && <small> {dollars(later)} of it due later</small>}
      {guide && (
        <small>
          {' '}
          <a href={guide.href}>Worked out: {guide.city}</a>
        </small>
      )}
    </>
  )
}

/** Tax due without and with a strategy, one below the other, from a common zero. */
function TaxBars(record: CaseStudy) {
  const { taxDueWithoutStrategy, taxDueWithStrategy = 0, taxRefundWithStrategy } = record
  const figures = (['taxDueWithoutStrategy', 'result'] as const).map(
    (column) => `${labels[column]} ${cellText(record, column)}`,
  )
  return (
    <svg
      className={styles.bars}
      viewBox="0 0 1000 28"
      preserveAspectRatio="none"
      role="img"
      aria-label={figures.join(', ')}
    >
      <path data-tone="zero" d={`M${place(0)} 0V28`} />
      <path data-tone="without" d={`M${place(0)} 8H${place(taxDueWithoutStrategy)}`} />
      {taxRefundWithStrategy ? (
        <path data-tone="refund" d={`M${place(0)} 20H${place(-taxRefundWithStrategy)}`} />
      ) : (
        <path data-tone="with" d={`M${place(0)} 20H${place(taxDueWithStrategy)}`} />
      )}
    </svg>
  )
}

/** The only content of the last section is the booking button. */
export function OutcomesClosing({ id, heading, text, schedule }: Placed<typeof closing>) {
  return (
    <Section id={id} tone="alternate" heading={heading} intro={text}>
      <BookLink>{schedule}</BookLink>
    </Section>
  )
}
