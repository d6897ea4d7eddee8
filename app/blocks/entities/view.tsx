import bars from '#app/blocks/bars/view.module.css'
import type { ViewProps } from '#app/blocks/view.ts'
import { Chart } from '#app/components/chart.tsx'
import { Exhibit } from '#app/components/exhibit.tsx'
import { Island } from '#app/components/island.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent } from '#app/components/site.tsx'
import { Stale, useTaxThrough } from '#app/components/stale.tsx'
import { statesOf } from '#app/content/firm.ts'
import { SCorporation } from '#app/islands/s-corporation.tsx'
import { dollars } from '#app/lib/money.ts'
import { from, type Text } from '#app/lib/shown.ts'
import { fileName } from '#app/lib/text.ts'
import { entityCharts } from './charts.ts'
import type { entities } from './fields.ts'
import styles from './view.module.css'

type Exhibited = ViewProps<typeof entities>

export function View(exhibit: Exhibited) {
  const words = useContent().interface
  return (
    <>
      <Exhibit {...exhibit} illustrative>
        <div className={styles.both}>
          {entityCharts(exhibit, words).map((data) => (
            <Chart
              key={data.kind}
              look={data.kind === 'bars' ? bars.bars : undefined}
              data={data}
            />
          ))}
        </div>
      </Exhibit>
      {exhibit.tool && <OwnNumbers exhibit={exhibit} tool={exhibit.tool} />}
    </>
  )
}

type OwnNumbersProps = { exhibit: Exhibited; tool: NonNullable<Exhibited['tool']> }

/** The comparison for a visitor. Without script the charts are all there is. */
function OwnNumbers({ exhibit, tool }: OwnNumbersProps) {
  const content = useContent()
  const { exhibits, tools } = content.interface
  const own = statesOf({ ...content, articles: Object.values(content.articles) })
  const through = useTaxThrough()
  const { heading, intro, statuses, otherState, answer, notes, without, additionalMedicare } = tool
  const { payHint, profit, pay, status, wages, state, payroll, filing, button } = tool
  const id = exhibit.own('s-corporation')
  const states = tool.states.filter(({ name }) => own.some(({ plain }) => plain === name.plain))
  const { sole, llc, corporation } = exhibits.entities
  const { standardDeduction, brackets, medicareLimit, businessDeductionLimit, ...rates } =
    exhibit.law
  return (
    <Section id={id} heading={heading} intro={intro}>
      <Stale name={heading} through={through}>
        <Island
          name="s-corporation"
          id={id}
          of={SCorporation}
          props={{
            id,
            labels: { payHint, profit, pay, status, wages, state, payroll, filing, button },
            initial: {
              payroll: dollars(exhibit.payrollService).slice(1),
              filing: dollars(exhibit.corporateReturn).slice(1),
            },
            law: { ...rates, additionalMedicare },
            statuses: statuses.map(({ name, ...law }) => ({ ...named(name), ...law })),
            states: [
              ...states.map(({ name, ...rule }) => ({ ...named(name), ...rule })),
              ...(states.length > 0 ? [{ value: '-', label: otherState }] : []),
            ],
            names: { sole, llc, corporation },
            words: answer,
            tools,
          }}
          origin={from(exhibit, 'tool')}
          slots={{
            notes: notes.map((note) => <Prose key={note.plain} of={note} as="p" />),
            without: <Prose of={without} as="p" />,
          }}
        />
      </Stale>
    </Section>
  )
}

/** A choice by its name, so that a link keeps its meaning when the choices change places. */
function named(name: Text) {
  return { value: fileName(name.plain), label: name }
}
