import { Section } from '../components/section.tsx'
import { type Axis, Timeline } from '../components/timeline.tsx'
import { byId, prices } from '../data.ts'
import type { SectionProps } from '../schema/sections.ts'
import type { monthlyClose } from '../schema/services.ts'

/** Three weeks of business days. */
const nextMonth: Axis = {
  columns: ['Task', 'Business days of the next month'],
  days: 15,
  ticks: [
    { position: 5, name: 'Day 5', anchor: 'middle', ink: 'rule' },
    { position: 10, name: 'Day 10', anchor: 'middle', ink: 'rule' },
    { position: 15, name: 'Day 15', anchor: 'end', ink: 'rule' },
  ],
}
const inks = { 'You send': 'metal', We: 'soft', 'You get': 'line' } as const

/** Who does what on which business days after month-end, by package. */
export function MonthlyClose({ packages, ...section }: SectionProps<typeof monthlyClose>) {
  return (
    <Section {...section}>
      <Timeline
        axis={nextMonth}
        charts={packages.map(({ package: id, tasks }) => ({
          caption: byId(prices.accounting, id).title,
          tasks: tasks.map(({ part, what, from, to }) => {
            const when = from === to ? `day ${to}` : `days ${from} to ${to}`
            return { what: `${part} ${what}`, when, from: from - 1, to, ink: inks[part] }
          }),
        }))}
      />
    </Section>
  )
}
