import { Fragment } from 'react'
import { Bar, BarChart, percent, Tick } from './bar-chart.tsx'
import { Cell, Row, RowHeader, Table } from './table.tsx'
import { Inline } from './text.tsx'
import styles from './timeline.module.css'

export type Axis = {
  /** Headings of the two columns, for screen readers. */
  columns: readonly [string, string]
  days: number
  ticks: readonly { position: number; name: string; anchor: 'middle' | 'end'; ink: 'rule' | 'limit' }[]
}
/** `from` and `to` are days since the start of the axis. */
type Task = {
  what: string
  remark?: string
  when: string
  from: number
  to: number
  ink: 'line' | 'metal' | 'soft'
}

type Chart = { caption: string; tasks: readonly Task[] }

/** Charts that share one axis. */
export function Timeline({ axis, charts }: { axis: Axis; charts: readonly Chart[] }) {
  return (
    <div className={styles.timeline}>
      {charts.map((chart) => (
        <TaskTable key={chart.caption} axis={axis} {...chart} />
      ))}
    </div>
  )
}

/** The bars repeat the dates in the text, so screen readers skip them. */
function TaskTable({ caption, axis, tasks }: Chart & { axis: Axis }) {
  return (
    <Table
      caption={caption}
      columns={[
        <span key="what" className="visually-hidden">
          {axis.columns[0]}
        </span>,
        <Fragment key="when">
          <span className="visually-hidden">{axis.columns[1]}</span>
          <BarChart>
            {axis.ticks.map(({ position, name, anchor }) => (
              <text key={position} x={percent(position / axis.days)} y="50%" textAnchor={anchor}>
                {name}
              </text>
            ))}
          </BarChart>
        </Fragment>,
      ]}
    >
      {tasks.map(({ what, remark, when, from, to, ink }) => (
        <Row key={what}>
          <RowHeader>
            {what}{' '}
            {remark && (
              <small>
                <Inline>{remark}</Inline>
              </small>
            )}
          </RowHeader>
          <Cell>
            <BarChart>
              {axis.ticks.map((tick) => (
                <Tick key={tick.position} position={tick.position / axis.days} ink={tick.ink} />
              ))}
              <Bar from={from / axis.days} to={to / axis.days} ink={ink} />
            </BarChart>
            <span className="note">{when}</span>
          </Cell>
        </Row>
      ))}
    </Table>
  )
}
