import type { ViewProps } from '#app/blocks/view.ts'
import { Island } from '#app/components/island.tsx'
import { Notes } from '#app/components/notes.tsx'
import { Prose } from '#app/components/prose.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import { Stale, useTaxThrough } from '#app/components/stale.tsx'
import { calendarPath } from '#app/content/firm.ts'
import { EstimatedTax } from '#app/islands/estimated-tax.tsx'
import { from } from '#app/lib/shown.ts'
import type { estimatedTax } from './fields.ts'
import styles from './view.module.css'
import { datesToCome, workedExample, yearsAround } from './worked-example.ts'

/** The rules and the dates are for all; the answer for sample amounts is for visitors without script. */
export function View(props: ViewProps<typeof estimatedTax>) {
  const { own, tone, heading, intro, law, rules, notes, calendar } = props
  const { lastTax, lastTaxHint, lastIncome, lastIncomeHint, status, together, separate } = props
  const { tax, taxHint, withheld, paid, button } = props
  const { firm, today, deadlines, interface: words } = useContent()
  const formats = useFormats()
  const through = useTaxThrough()
  const due = datesToCome(props, today, formats.longDate)
  const labels = { lastTax, lastTaxHint, lastIncome, lastIncomeHint, status, together, separate }
  const id = own('estimated-tax')
  return (
    <Section id={props.id} tone={tone} heading={heading} intro={intro}>
      <Stale name={heading} through={through}>
        <Island
          name="estimated-tax"
          of={EstimatedTax}
          props={{
            id,
            labels: { ...labels, tax, taxHint, withheld, paid, button },
            law,
            years: yearsAround(today, props.dates),
            words: props.answer,
            tools: words.tools,
            firm: firm.name,
            language: words.language,
          }}
          origin={from(props, 'law')}
          slots={{
            notes: notes.map((note) => <Prose key={note.plain} of={note} as="p" />),
            without: (
              <>
                <p>{workedExample(props)}</p>
                {calendar && deadlines && (
                  <p>
                    <a href={calendarPath(firm, deadlines)}>{calendar}</a>
                  </p>
                )}
              </>
            ),
          }}
        />
        <div className={styles.rules}>
          <Notes items={rules} />
          <div>
            <h3>{due.label}</h3>
            <ol>
              {due.dates.map((date) => (
                <li key={date.plain}>{date}</li>
              ))}
            </ol>
          </div>
        </div>
      </Stale>
    </Section>
  )
}
