import { Fragment } from 'react'
import { Bar, BarChart, Tick } from './bar-chart.tsx'
import styles from './bar-table.module.css'
import { Cell, Row, RowHeader, Table } from './table.tsx'

type BarTableProps = {
  caption: string
  /** Column headings: the name first, then each amount. */
  columns: readonly string[]
  rows: readonly { name: string; values: readonly number[]; valueTexts: readonly string[]; isResult?: boolean }[]
  /** Puts the names above their bars and hides the name of their column. */
  longNames?: boolean
}
const inks = ['line', 'metal'] as const

/** A table of amounts, with bars that share a zero line. */
export function BarTable({ caption, columns: [first, ...columns], rows, longNames }: BarTableProps) {
  const values = rows.flatMap((row) => row.values)
  const [min, max] = [Math.min(0, ...values), Math.max(...values)]
  const share = (amount: number) => (amount - min) / (max - min)
  return (
    <Table
      className={`${styles.table} ${longNames ? styles.longNames : columns.length > 1 ? styles.twoBars : ''}`}
      caption={caption}
      columns={[
        <span key="name" className={longNames ? 'visually-hidden' : undefined}>
          {first}
        </span>,
        ...columns.map((column, index) => (
          <Fragment key={column}>
            <BarChart>
              <Bar from={0} to={1} ink={inks[index]} />
            </BarChart>
            {column}
          </Fragment>
        )),
      ]}
    >
      {rows.map(({ name, values: amounts, valueTexts, isResult }) => (
        <Row key={name} className={isResult ? styles.result : undefined}>
          <RowHeader>{name}</RowHeader>
          {columns.map((column, index) => (
            <Cell key={column} data-label={column}>
              {index === 0 && (
                <BarChart thin={columns.length > 1}>
                  <Tick position={share(0)} />
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
              <span>{valueTexts[index]}</span>
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  )
}
