import '../styles/charts.css'
import { Section } from '../components/section.tsx'
import { roles } from '../components/table-roles.ts'
import { Paragraph } from '../components/text.tsx'
import { dollars } from '../lib/money.ts'
import type { Placed } from '../schema/fields.ts'
import type { options } from '../schema/pages/tax-debt-relief.ts'
import styles from './options.module.css'

type Props = Placed<typeof options>
type Situation = Props['rows'][number]

const noLimit = Number.POSITIVE_INFINITY
const limitOf = (option: Situation['options'][number] | undefined) => option?.upTo?.min ?? noLimit

/** What a reader may ask for by situation and amount: a column for each range between two limits, and each option
    across its columns. None is marked as the best one. */
export function Options({ id, tone, heading, intro, caption, rows, note }: Props) {
  const limits = [...new Set(rows.flatMap((row) => row.options.map(limitOf)))].sort((a, b) => a - b)
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <div className={`charts ${styles.matrix}`} data-block="matrix">
        <table {...roles.table}>
          <caption>{caption}</caption>
          <thead {...roles.group}>
            <tr {...roles.row}>
              {['Your situation', ...limits.map((limit, at) => rangeText(limits[at - 1], limit))].map((column) => (
                <th key={column} {...roles.columnHeader}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.group}>
            {rows.map((row) => (
              <Row key={row.situation} {...row} limits={limits} />
            ))}
          </tbody>
        </table>
      </div>
      <Paragraph className={styles.note}>{note}</Paragraph>
    </Section>
  )
}

/** The first bar is for a cell below its columns; the second, on a phone, shows where those are. */
function Row({ situation, options: all, limits }: Situation & { limits: readonly number[] }) {
  const share = (column: number) => `${((100 * column) / limits.length).toFixed(2)}%`
  return (
    <tr {...roles.row}>
      <th {...roles.rowHeader}>{situation}</th>
      {all.map((option, at) => {
        const above = at > 0 ? limitOf(all[at - 1]) : undefined
        const from = above ? limits.indexOf(above) + 1 : 0
        const to = limits.indexOf(limitOf(option)) + 1
        return (
          <td key={option.name} {...roles.cell} colSpan={to - from} data-label={rangeText(above, limitOf(option))}>
            <svg aria-hidden="true">
              <line x1="0%" x2="100%" y1="50%" y2="50%" data-tone="bar-1" />
              <line x1={share(from)} x2={share(to)} y1="50%" y2="50%" data-tone="bar-1" />
            </svg>
            <span>
              <strong>{option.name}</strong> <span>{option.terms}</span>
            </span>
          </td>
        )
      })}
    </tr>
  )
}

function rangeText(above: number | undefined, limit: number): string {
  if (limit === noLimit) return above ? `Over ${dollars(above)}` : 'Any amount'
  return above ? `${dollars(above)} to ${dollars(limit)}` : `Up to ${dollars(limit)}`
}
