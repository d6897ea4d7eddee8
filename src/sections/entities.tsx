import '../styles/charts.css'
import { Exhibit } from '../components/exhibit.tsx'
import { roles } from '../components/table-roles.ts'
import { compareEntities, corporateGain, type Owner, worthwhile } from '../lib/entity-taxes.ts'
import { dollars } from '../lib/money.ts'
import type { Placed } from '../schema/fields.ts'
import type { EntityLaw, entities } from '../schema/pages/business-formation.ts'
import styles from './entities.module.css'

type Props = Placed<typeof entities> & { law: EntityLaw }

const forms = { sole: 'Sole owner', llc: 'LLC', corporation: 'S corp.' } as const

/** A sole owner, an LLC and an S corporation at the same profits, and from where the last leaves more. */
export function Entities({ id, heading, intro, note, profits, law, ...sample }: Props) {
  const [status] = law.statuses
  if (!status) return null
  const owner = { ...sample, law: { ...law, ...status } }
  return (
    <Exhibit id={id} heading={heading} intro={intro} note={note}>
      <div className={styles.both}>
        <Gains profits={profits} owner={owner} />
        <Costs profits={profits} owner={owner} />
      </div>
    </Exhibit>
  )
}

type ChartProps = { profits: readonly number[]; owner: Owner }

function Gains({ profits, owner }: ChartProps) {
  const even = worthwhile(Math.max(...profits), owner)?.from ?? 0
  const rows = [...profits, even]
    .sort((a, b) => a - b)
    .map((profit) => ({ profit, gain: corporateGain(profit, owner) }))
  const gains = rows.map(({ gain }) => gain)
  const least = Math.min(...gains)
  const at = (gain: number) => `${Math.round((10_000 * (gain - least)) / (Math.max(...gains) - least)) / 100}%`
  const lessPay = profits.flatMap((profit) => {
    const { pay } = compareEntities(profit, owner).corporation
    return pay < owner.pay ? [`${dollars(pay)} from ${dollars(profit)}`] : []
  })
  return (
    <div className={`charts ${styles.bars}`} data-block="bars">
      <table {...roles.table} data-columns="2" data-scale="">
        <caption>
          Compared with a sole owner, an S corporation leaves you more past about {dollars(even)} of profit.
        </caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.columnHeader}>Profit</th>
            <th {...roles.columnHeader}>You keep</th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(({ profit, gain }) => {
            const isEven = profit === even
            return (
              <tr key={profit} {...roles.row} data-row={isEven ? 'level' : undefined}>
                <th {...roles.rowHeader}>{isEven ? `About ${dollars(profit)}` : dollars(profit)}</th>
                <td {...roles.cell} data-label="You keep">
                  <svg aria-hidden="true">
                    <line x1={at(0)} x2={at(0)} y1="0%" y2="100%" data-tone="rule" />
                    {!isEven && (
                      <line x1={at(0)} x2={at(gain)} y1="50%" y2="50%" data-tone={gain < 0 ? 'bar-2' : 'bar-1'} />
                    )}
                  </svg>
                  <span>{isEven ? 'break-even' : `${dollars(Math.abs(gain))} ${gain < 0 ? 'less' : 'more'}`}</span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p data-note="">
        The owner's pay is {dollars(owner.pay)}, or what profit allows: {lessPay.join(' and ')}.
      </p>
    </div>
  )
}

function Costs({ profits, owner }: ChartProps) {
  const years = profits.map((profit) => ({ profit, ...compareEntities(profit, owner) }))
  const [first] = years
  if (!first) return null
  return (
    <div className="charts" data-block="amounts">
      <table {...roles.table} data-columns="4">
        <caption>What is left after one year's taxes and costs</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <td {...roles.cell} />
            {Object.values(forms).map((name) => (
              <th key={name} {...roles.columnHeader} data-align="end">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          <Amounts label="Payroll costs" year={first} of="payroll" />
          <Amounts label="Filing costs" year={first} of="filing" />
          {years.flatMap((year) => [
            <Amounts key={year.profit} label={`Left from ${dollars(year.profit)}`} year={year} of="left" />,
            <Amounts key={`${year.profit} social`} label="SE or payroll tax" year={year} of="social" />,
            <Amounts key={`${year.profit} income`} label="Income tax" year={year} of="income" />,
          ])}
        </tbody>
      </table>
    </div>
  )
}

type AmountsProps = {
  label: string
  year: ReturnType<typeof compareEntities>
  of: 'payroll' | 'filing' | 'left' | 'social' | 'income'
}

function Amounts({ label, year, of }: AmountsProps) {
  return (
    <tr {...roles.row} data-row={of === 'left' ? 'level' : undefined}>
      <th {...roles.rowHeader}>{label}</th>
      {(['sole', 'llc', 'corporation'] as const).map((form) => (
        <td key={form} {...roles.cell} data-label={forms[form]} data-align="end">
          <span>{dollars(year[form][of])}</span>
        </td>
      ))}
    </tr>
  )
}
