import { Chart } from '#app/components/chart.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import type { ExhibitOf } from '#app/content/schemas/exhibits/exhibit.ts'
import type { Axis, StripRow } from '#app/lib/charts.ts'
import { from, plain, type Shown } from '#app/lib/shown.ts'
import { choiceRow, closeAxis, taskRow, yearAxis } from '#app/lib/strips.ts'
import styles from './strip.module.css'

export function Year({ groups }: ExhibitOf<'year'>) {
  const words = useContent().interface
  const formats = useFormats()
  const { year } = words.exhibits
  const all = groups.flatMap(({ choices }) => choices)
  return (
    <Strips
      columns={[year.choice, year.open]}
      axis={yearAxis(all, formats, from(words, 'language'))}
      strips={groups.map(({ heading, choices }) => ({
        caption: heading,
        rows: choices.map((choice) => choiceRow(choice, year, formats)),
      }))}
    />
  )
}

export function Close({ packages }: ExhibitOf<'close'>) {
  const { prices, interface: words } = useContent()
  const { close } = words.exhibits
  const tasks = packages.flatMap((each) => each.tasks)
  const titleOf = (id: string) =>
    prices.accounting?.packages.find((each) => each.id === id)?.title ?? id
  return (
    <Strips
      columns={[close.task, close.days]}
      axis={closeAxis(tasks, close)}
      strips={packages.map((each) => ({
        caption: titleOf(each.package),
        rows: each.tasks.map((task) => taskRow(task, close)),
      }))}
    />
  )
}

type StripsProps = {
  columns: readonly Shown[]
  axis: Axis
  strips: readonly { caption: Shown; rows: readonly StripRow[] }[]
}

/** Several strips on one axis. */
function Strips({ columns, axis, strips }: StripsProps) {
  return (
    <div className={styles.strips}>
      {strips.map((strip) => (
        <Chart key={plain(strip.caption)} data={{ kind: 'strip', columns, axis, ...strip }} />
      ))}
    </div>
  )
}
