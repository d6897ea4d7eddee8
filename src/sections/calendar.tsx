import type { ReactNode } from 'react'
import { ButtonLink } from '../components/button.tsx'
import { Notes } from '../components/notes.tsx'
import { Reviewed } from '../components/reviewed.tsx'
import { Section } from '../components/section.tsx'
import { Cell, Row, RowHeader, Table } from '../components/table.tsx'
import { ValidThrough } from '../components/valid-through.tsx'
import { firm } from '../data.ts'
import { longDate, monthDay, today, weekday } from '../lib/dates.ts'
import { calendarName, type Deadline, datesFor, datesOf, movedText, stateId } from '../lib/deadlines.ts'
import type { TaxCalendar } from '../schema/deadlines.ts'
import type { calendar as content } from '../schema/pages.ts'
import type { SectionProps } from '../schema/sections.ts'
import styles from './calendar.module.css'

type CalendarProps = SectionProps<typeof content> & { calendar: TaxCalendar }

/** The next deadlines, then the whole year as a table and as calendar files. Each state is a link target, so articles
    can link to it and the choice stays in the URL. The style sheet hides the other states by number
    (data-calendar-panel, data-calendar-state). */
export function Calendar({ id, heading, intro, next, all, about, caption, notes, calendar }: CalendarProps) {
  const day = today(firm.timeZone)
  const dates = datesOf(calendar, day)
  const federal = dates.filter(({ state, date }) => !state && date >= day)
  const last = [...new Set(federal.map(({ date }) => date))].slice(0, 5).at(-1) ?? ''
  const names = calendar.states.map(({ name }) => name)
  return (
    <Section id={id} heading={heading} intro={intro} split>
      <ValidThrough lastDay={dates.at(-1)?.date ?? ''} phone={firm.phone}>
        <div data-until={last}>
          <Dates caption={next} dates={federal.filter(({ date }) => date <= last)} calendar={calendar} pass />
        </div>
        <details className={styles.all}>
          <summary>
            <h3 className="size-term">{all}</h3>
          </summary>
          <div className={styles.calendar}>
            <nav aria-label="Show the dates for" className="stack" data-print="no">
              <p aria-hidden="true">Show the dates for</p>
              <ul className="cluster">
                {['All states', ...names].map((name, index) => (
                  <li key={name}>
                    <ButtonLink
                      href={index === 0 ? '#all-dates' : `#${stateId(name)}`}
                      variant="outline"
                      size="small"
                      data-calendar-choice={index}
                    >
                      {name}
                    </ButtonLink>
                  </li>
                ))}
              </ul>
            </nav>
            <CalendarFile stateIndex={0}>{about}</CalendarFile>
            {names.map((name, index) => (
              <CalendarFile key={name} stateIndex={index + 1} state={name}>
                {datesFor(dates, name).length} deadlines: federal and {name}
              </CalendarFile>
            ))}
            <Dates caption={caption} dates={dates} calendar={calendar} />
          </div>
        </details>
        <Notes items={notes} />
        <Reviewed day={calendar.reviewed} />
      </ValidThrough>
    </Section>
  )
}

function CalendarFile({ stateIndex, state, children }: { stateIndex: number; state?: string; children: ReactNode }) {
  const path = `/${calendarName(state)}.ics`
  return (
    <div id={state ? stateId(state) : 'all-dates'} className={styles.file} data-calendar-panel={stateIndex}>
      <p>{children}</p>
      <ButtonLink href={path} data-print="no">
        {state ? `Download the ${state} calendar` : 'Download the calendar'}
      </ButtonLink>
      <a href={new URL(path, firm.siteUrl).href.replace('https:', 'webcal:')} data-print="no">
        Subscribe
      </a>
    </div>
  )
}

/** Only the first deadline of a day shows the date. When a state is chosen and there's no federal deadline that day,
    the state's first deadline shows it instead. */
function firstOfDay({ date, state }: Deadline, earlier: readonly Deadline[]): 'yes' | 'state' | 'no' {
  const before = earlier.filter((each) => each.date === date)
  if (before.length === 0) return 'yes'
  return before.some((each) => !each.state || each.state === state) ? 'no' : 'state'
}

type DatesProps = { caption: string; dates: readonly Deadline[]; calendar: TaxCalendar; pass?: boolean }

/** With `pass`, src/scripts/early.js hides dates that have passed since the build. */
function Dates({ caption, dates, calendar, pass }: DatesProps) {
  const names = calendar.states.map(({ name }) => name)
  return (
    <Table className={styles.table} caption={caption} columns={['Date', 'What is due', "Who it's for"]} hideColumns>
      {dates.map((deadline, index) => (
        <DateRow
          key={`${deadline.id}-${deadline.year}`}
          deadline={deadline}
          stateIndex={names.indexOf(deadline.state) + 1}
          first={firstOfDay(deadline, dates.slice(0, index))}
          isOfYear={deadline.year === calendar.year}
          until={pass ? deadline.date : undefined}
        />
      ))}
    </Table>
  )
}

type RowProps = {
  deadline: Deadline
  stateIndex: number
  first: ReturnType<typeof firstOfDay>
  isOfYear: boolean
  until: string | undefined
}

function DateRow({ deadline, stateIndex, first, isOfYear, until }: RowProps) {
  const { name, who, date, state, moved } = deadline
  return (
    <Row
      className={styles.row}
      data-until={until}
      data-calendar-first={first}
      data-calendar-state={stateIndex || undefined}
    >
      <Cell className={styles.date}>
        <time dateTime={date}>
          <b>{isOfYear ? monthDay(date) : longDate(date)}</b> {weekday(date)}
        </time>
        {moved && <p className="note">{movedText(deadline)}</p>}
      </Cell>
      <RowHeader className={styles.name}>
        {name} {state && <span>{state}</span>}
      </RowHeader>
      <Cell data-numerals="proportional">{who}</Cell>
    </Row>
  )
}
