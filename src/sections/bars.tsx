import { Fragment, type ReactNode } from 'react'
import { Bar, BarChart, percent, Tick } from '../components/bar.tsx'
import { Section } from '../components/section.tsx'
import { Cell, Row, RowHeader, Table } from '../components/table.tsx'
import { Paragraph } from '../components/text.tsx'
import { cashForecast } from '../lib/cash-forecast.ts'
import { notAClient } from '../lib/claims.ts'
import { corporateGain, type Owner, worthwhile } from '../lib/entity-taxes.ts'
import { dollars } from '../lib/money.ts'
import type { SectionProps } from '../schema/fields.ts'
import type { cash, deal, EntityLaw, entities } from '../schema/services.ts'
import styles from './bars.module.css'

/** One price as an asset deal and as a stock deal of an S corporation whose assets and stock have no tax basis left. */
export function Deal({ id, heading, intro, note, ...sale }: SectionProps<typeof deal>) {
  const { price, equipment, ordinaryRate, gainRate, goodwillYears: years } = sale
  const goodwill = price - equipment
  const onEquipment = Math.round(equipment * ordinaryRate)
  const onGoodwill = Math.round(goodwill * gainRate)
  const onStock = Math.round(price * gainRate)
  const keeps = { assets: price - onEquipment - onGoodwill, stock: price - onStock }
  const rows = [
    { name: 'Price', values: [price, price] },
    {
      name: `Tax on equipment: ${percent(ordinaryRate)} of ${dollars(equipment)}`,
      values: [onEquipment, 0],
      sign: '−',
    },
    { name: `Tax on goodwill or stock: ${percent(gainRate)}`, values: [onGoodwill, onStock], sign: '−' },
    { name: 'Seller keeps', values: [keeps.assets, keeps.stock], isResult: true },
    { name: 'Buyer writes off in the first year', values: [equipment + Math.round(goodwill / years), 0] },
    { name: `Buyer writes off in ${years} years`, values: [price, 0], isResult: true },
  ]
  return (
    <Exhibit
      id={id}
      heading={heading}
      intro={intro}
      chart={
        <Bars
          caption="What the seller keeps and the buyer can write off"
          columns={['', 'Asset deal', 'Stock deal']}
          rows={rows.map(({ sign = '', ...row }) => ({
            ...row,
            shown: row.values.map((amount) => `${amount > 0 ? sign : ''}${dollars(amount)}`),
          }))}
          names="long"
        />
      }
    >
      <p className={styles.amount}>{dollars(keeps.stock - keeps.assets)} more</p>
      <p>
        stays with the seller in the stock deal of this sample. In the asset deal, the buyer writes off the equipment at
        once and the goodwill over {years} years. A stock buyer writes off $0 of the price, and takes over the company's
        old basis and its liabilities. Buyer and seller work that out in the price.
      </p>
      <Method>{note}</Method>
    </Exhibit>
  )
}

/** Thirteen weeks of cash, and the decisions that keep it from running short. */
export function Cash({ id, heading, intro, note, ...plan }: SectionProps<typeof cash>) {
  const { planned, after, steps } = cashForecast(plan)
  const low = Math.min(...planned)
  const rows = planned.map((amount, index) => ({
    name: amount < 0 ? `${index + 1}, short` : `${index + 1}`,
    isResult: amount < 0,
    values: [amount, after[index] ?? 0],
  }))
  return (
    <Exhibit
      id={id}
      heading={heading}
      intro={intro}
      chart={
        <Bars
          caption={`As planned, week ${planned.indexOf(low) + 1} ends ${dollars(-low)} short. After three decisions, no week ends below ${dollars(Math.min(...after))}.`}
          columns={['Week', 'Planned', 'After']}
          rows={rows.map((row) => ({ ...row, shown: row.values.map((amount) => dollars(amount).replace('-', '−')) }))}
        />
      }
    >
      <ul>
        {steps.map(({ name, text, amount, from, to, cost, lift }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              {`${text} Week ${from}'s ${dollars(amount)} falls in ${weeksInWords(to)} instead`}
              {cost > 0 && ` for ${dollars(cost)}`}, and the worst week ends <b>{dollars(lift)} higher</b>.
            </p>
          </li>
        ))}
      </ul>
      <Paragraph className="small-print">{note}</Paragraph>
    </Exhibit>
  )
}

/** What an S election leaves an LLC at some profits, and where it starts to pay off. */
export function Entities({
  id,
  heading,
  intro,
  note,
  profits,
  law,
  ...sample
}: SectionProps<typeof entities> & { law: EntityLaw; state: Owner['state'] }) {
  const [status] = law.statuses
  if (!status) return null
  const owner = { ...sample, law: { ...law, ...status } }
  const even = worthwhile(Math.max(...profits), owner)?.from ?? 0
  const rows = profits.map((profit) => {
    const gain = corporateGain(profit, owner)
    return {
      name: dollars(profit),
      values: [gain],
      shown: [`${dollars(Math.abs(gain))} ${gain < 0 ? 'less' : 'more'}`],
    }
  })
  return (
    <Exhibit
      id={id}
      heading={heading}
      intro={intro}
      until={law.validThrough}
      chart={
        <Bars
          caption="What an S election leaves the owner, compared with an LLC taxed as a sole proprietorship"
          columns={['Profit', 'You keep']}
          rows={rows}
        />
      }
    >
      <p className={styles.amount}>About {dollars(even)}</p>
      <p>of profit is where the S election starts to pay off for this sample owner.</p>
      <Method>{note}</Method>
    </Exhibit>
  )
}

type ExhibitProps = {
  id: string
  heading: string
  intro: string
  until?: string
  chart: ReactNode
  children: ReactNode
}

/** Sample numbers of an owner who does not exist: the chart, and beside it what follows. */
function Exhibit({ intro, chart, children, ...section }: ExhibitProps) {
  return (
    <Section {...section}>
      <div className={styles.exhibit}>
        <Paragraph>{intro}</Paragraph>
        <div className={styles.chart}>
          <p className={styles.sample}>
            <strong className="label">Illustrative example</strong> {notAClient}
          </p>
          {chart}
        </div>
        <div className={styles.words}>{children}</div>
      </div>
    </Section>
  )
}

function Method({ children }: { children: string }) {
  return (
    <div className="accordion">
      <details>
        <summary>
          <h3>How we figured this</h3>
        </summary>
        <div>
          <Paragraph>{children}</Paragraph>
        </div>
      </details>
    </div>
  )
}

type BarsProps = {
  caption: string
  /** Of the names, and of each amount. */
  columns: readonly string[]
  rows: readonly { name: string; values: readonly number[]; shown: readonly string[]; isResult?: boolean }[]
  /** On a phone, long names stand above their bars. */
  names?: 'long'
}
const inks = ['line', 'metal'] as const

/** A table in words, with its amounts as bars from a common zero that a screen reader skips. */
function Bars({ caption, columns: [first, ...columns], rows, names }: BarsProps) {
  const values = rows.flatMap((row) => row.values)
  const [least, most] = [Math.min(0, ...values), Math.max(...values)]
  const share = (amount: number) => (amount - least) / (most - least)
  return (
    <Table
      className={styles.bars}
      data-names={names}
      caption={caption}
      columns={[
        first || (
          <span key="step" className="visually-hidden">
            Step
          </span>
        ),
        ...columns.map((column, at) => (
          <Fragment key={column}>
            <BarChart>
              <Bar from={0} to={1} ink={inks[at]} />
            </BarChart>
            {column}
          </Fragment>
        )),
      ]}
    >
      {rows.map(({ name, values: amounts, shown, isResult }) => (
        <Row key={name} data-result={isResult || undefined}>
          <RowHeader>{name}</RowHeader>
          {columns.map((column, at) => (
            <Cell key={column} data-label={column}>
              {at === 0 && (
                <BarChart lanes={columns.length}>
                  <Tick at={share(0)} />
                  {amounts.map((amount, lane) => (
                    <Bar
                      key={columns[lane]}
                      from={share(0)}
                      to={share(amount)}
                      y={(lane + 0.5) / amounts.length}
                      ink={inks[lane]}
                    />
                  ))}
                </BarChart>
              )}
              <span>{shown[at]}</span>
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  )
}

/** "week 7", "weeks 5, 9 and 13". */
function weeksInWords(weeks: readonly number[]): string {
  const words = weeks.join(', ').replace(/, (\d+)$/, ' and $1')
  return weeks.length === 1 ? `week ${words}` : `weeks ${words}`
}
