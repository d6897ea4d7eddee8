import { Bar, BarChart, Tick } from '../components/bar-chart.tsx'
import { Notes } from '../components/notes.tsx'
import { PriceRows } from '../components/price-rows.tsx'
import { Section } from '../components/section.tsx'
import { Cell, Row, RowHeader, Table } from '../components/table.tsx'
import { caseStudies as records } from '../data.ts'
import { sampleOutcomes, savingsDepend } from '../lib/claims.ts'
import { dollars } from '../lib/money.ts'
import type { CaseStudy } from '../schema/firm.ts'
import type { outcomes } from '../schema/pages.ts'
import type { SectionProps } from '../schema/sections.ts'
import { Ledger } from './ledger.tsx'
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
const types = ['business', 'individual', 'mixed'] as const

const shared: Column[] = ['taxDueWithoutStrategy', 'keyStrategiesUsed', 'result', 'totalTaxSavings']
const columnsOf: Record<CaseStudy['type'], Column[]> = {
  business: ['revenue', 'profit', ...shared],
  individual: ['w2Earnings', 'stockSaleProceeds', 'totalIncome', ...shared],
  mixed: ['w2Earnings', 'businessIncome', 'investmentIncome', 'totalIncome', ...shared],
}

/** Phones always show total income and taxes. The rest appears when a row is expanded. */
function columnGroup(column: Column) {
  if (column === 'profit' || column === 'totalIncome') return 'income'
  if (column === 'taxDueWithoutStrategy' || column === 'result') return 'tax'
  return column === 'totalTaxSavings' ? 'saved' : 'more'
}

/** All bars share one scale, which begins at the largest refund. */
const largestRefund = Math.max(...records.map(({ taxRefundWithStrategy = 0 }) => taxRefundWithStrategy))
const longest = largestRefund + Math.max(...records.map(({ taxDueWithoutStrategy }) => taxDueWithoutStrategy))
const position = (amount: number) => (amount + largestRefund) / longest

/** The article that explains a record. */
type Guide = { record: number | undefined; href: string; city: string }
type OutcomesProps = SectionProps<typeof outcomes> & { guides: readonly Guide[] }

export function Outcomes({ id, heading, intro, tables, notes, basis, guides }: OutcomesProps) {
  return (
    <Section id={id} heading={heading} intro={intro}>
      <nav aria-label="Samples by kind and size" className={styles.jumpLinks} data-print="no">
        {types.map((type) => (
          <div key={type}>
            <p className={styles.kind}>{`${tables[type]}, by ${type === 'business' ? 'profit' : 'total income'}`}</p>
            <PriceRows rows={records.filter((record) => record.type === type).map(jump)} />
          </div>
        ))}
      </nav>
      <ul className={styles.key}>
        {[labels.result, labels.totalTaxSavings].map((label, index) => (
          <li key={label}>
            <BarChart>
              <Bar from={0} to={1} ink={index === 0 ? 'line' : 'metal'} />
            </BarChart>
            {label}
          </li>
        ))}
      </ul>
      {types.map((type) => (
        <OutcomeTable key={type} type={type} name={tables[type]} guides={guides} />
      ))}
      <Notes items={[...notes, `${savingsDepend} ${basis}.`]} />
    </Section>
  )
}

function jump({ id, client, profit, totalIncome }: CaseStudy) {
  return { label: client, price: amount(profit ?? totalIncome), href: `#record-${id}` }
}

type OutcomeTableProps = { type: CaseStudy['type']; name: string; guides: readonly Guide[] }

function OutcomeTable({ type, name, guides }: OutcomeTableProps) {
  const columns = columnsOf[type]
  return (
    <div className={styles.outcome}>
      <h3>{name}</h3>
      <Table
        className={styles.table}
        data-type={type}
        caption={sampleOutcomes}
        columns={[
          'No.',
          ...columns.map((column) => (
            <span key={column} data-column-group={columnGroup(column)}>
              {labels[column]}
            </span>
          )),
          <span key="bar" className="visually-hidden">
            Comparison
          </span>,
        ]}
      >
        {records
          .filter((record) => record.type === type)
          .map((record) => (
            <Row key={record.id}>
              <RowHeader className="term">{record.id}</RowHeader>
              {columns.map((column) => (
                <Cell
                  key={column}
                  data-column-group={columnGroup(column)}
                  data-label={labels[column]}
                  className={columnGroup(column) === 'saved' ? 'term' : undefined}
                >
                  {cellText(record, column)}
                </Cell>
              ))}
              <Cell className={styles.bar}>
                <TaxBar {...record} />
                <Remarks {...record} guide={guides.find((guide) => guide.record === record.id)} />
                <details data-print="open">
                  <summary className={styles.open}>{`See the ${record.keyStrategiesUsed} strategies`}</summary>
                  <Ledger {...record} />
                </details>
              </Cell>
            </Row>
          ))}
      </Table>
    </div>
  )
}

function cellText(record: CaseStudy, column: Column): string {
  if (column === 'keyStrategiesUsed') return `${record.keyStrategiesUsed}`
  if (column !== 'result') return amount(record[column])
  const { taxDueWithStrategy, taxRefundWithStrategy } = record
  return taxRefundWithStrategy ? `${dollars(taxRefundWithStrategy)} Refund` : amount(taxDueWithStrategy)
}

const amount = (value: number | undefined) => (value === undefined ? 'N/A' : dollars(value))

/** Draws the tax still due and the savings. A refund starts left of zero. */
function TaxBar({ taxDueWithoutStrategy, taxDueWithStrategy = 0, taxRefundWithStrategy = 0 }: CaseStudy) {
  const after = taxDueWithStrategy - taxRefundWithStrategy
  return (
    <BarChart>
      <Tick position={position(0)} />
      {after > 0 && <Bar from={position(0)} to={position(after)} ink="line" />}
      <Bar from={position(after)} to={position(taxDueWithoutStrategy)} ink="metal" />
    </BarChart>
  )
}

function Remarks({ guide, ...record }: CaseStudy & { guide: Guide | undefined }) {
  const { client, totalTaxSavings, federalTax, later, remark } = record
  return (
    <p className={styles.remarks}>
      <b className="term">{client}</b>{' '}
      <span>{`${Math.round((100 * totalTaxSavings) / federalTax)}% of all federal tax for the year (${dollars(federalTax)})`}</span>{' '}
      <span>{dollars(later)} due later</span> {guide && <a href={guide.href}>See how in the {guide.city} guide</a>}{' '}
      {remark && <span>{remark}</span>}
    </p>
  )
}
