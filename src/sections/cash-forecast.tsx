import { BarTable } from '../components/bar-table.tsx'
import { Exhibit } from '../components/exhibit.tsx'
import { Paragraph } from '../components/text.tsx'
import { cashForecast } from '../lib/cash-forecast.ts'
import { dollars } from '../lib/money.ts'
import type { SectionProps } from '../schema/sections.ts'
import type { cash } from '../schema/services.ts'

/** Thirteen weeks of cash, and the decisions that keep it from running short. */
export function CashForecast({ id, heading, intro, note, ...plan }: SectionProps<typeof cash>) {
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
        <BarTable
          caption={`As planned, week ${planned.indexOf(low) + 1} ends ${dollars(-low)} short. After three decisions, no week ends below ${dollars(Math.min(...after))}.`}
          columns={['Week', 'Planned', 'After']}
          rows={rows.map((row) => ({
            ...row,
            valueTexts: row.values.map((amount) => dollars(amount).replace('-', '−')),
          }))}
        />
      }
    >
      <ul className="rows">
        {steps.map(({ name, text, amount, from, to, cost, lift }) => (
          <li key={name}>
            <h3 className="size-term">{name}</h3>
            <p>
              {`${text} Week ${from}'s ${dollars(amount)} falls in ${weeksText(to)} instead`}
              {cost > 0 && ` for ${dollars(cost)}`}, and the worst week ends <b>{dollars(lift)} higher</b>.
            </p>
          </li>
        ))}
      </ul>
      <Paragraph className="small-print">{note}</Paragraph>
    </Exhibit>
  )
}

/** "week 7", "weeks 5, 9 and 13". */
function weeksText(weeks: readonly number[]): string {
  const list = weeks.join(', ').replace(/, (\d+)$/, ' and $1')
  return weeks.length === 1 ? `week ${list}` : `weeks ${list}`
}
