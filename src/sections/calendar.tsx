import type { ReactNode } from 'react'
import { ButtonLink } from '../components/button.tsx'
import { Notes } from '../components/notes.tsx'
import { GoodThrough, Reviewed } from '../components/review.tsx'
import { Section } from '../components/section.tsx'
import { roles } from '../components/table-roles.ts'
import { Link } from '../components/text.tsx'
import { chosen, firm } from '../data.ts'
import { longDate, monthDay, today, weekday } from '../lib/dates.ts'
import { calendarName, type Deadline, datesFor, datesOf, movedText, stateId } from '../lib/deadlines.ts'
import type { TaxCalendar } from '../schema/deadlines.ts'
import type { Placed } from '../schema/fields.ts'
import type { calendar as words } from '../schema/pages/learning-library.ts'
import styles from './calendar.module.css'

type Props = Placed<typeof words> & { calendar: TaxCalendar }

/** The deadlines of the year as a table, and as files for the visitor's own calendar. A state is chosen by a link: an
    article can link to it, and the choice prints and stays in the address. What belongs to another state than the one
    that is the target is hidden by the style sheet, by the state's number (data-shown, data-for). */
export function Calendar({ id, tone, heading, intro, about, caption, notes, sources, calendar }: Props) {
  const dates = datesOf(calendar, today(firm.timeZone))
  const names = calendar.states.map(({ name }) => name)
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <GoodThrough day={dates.at(-1)?.date ?? ''} name={heading}>
        <div className={styles.calendar}>
          <nav aria-label="Show the dates for" className={styles.filter} data-print="no">
            <span aria-hidden="true">Show the dates for</span>
            <ul>
              {['All states', ...names].map((name, place) => (
                <li key={name}>
                  <a href={place === 0 ? '#all-dates' : `#${stateId(name)}`} data-show={place}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <CalendarFile place={0}>
            <p>{about}</p>
          </CalendarFile>
          {calendar.states.map((state, index) => (
            <CalendarFile key={state.name} place={index + 1} state={state.name}>
              <p>
                <strong>
                  {datesFor(dates, state.name).length} deadlines: federal and {state.name}
                </strong>
              </p>
              {state.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
            </CalendarFile>
          ))}
          <table {...roles.table} className={styles.table}>
            <caption>{caption}</caption>
            <thead {...roles.group}>
              <tr {...roles.row}>
                {['Date', 'What is due', "Who it's for"].map((column) => (
                  <th key={column} {...roles.columnHeader}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...roles.group}>
              {dates.map((deadline, index) => (
                <Row
                  key={`${deadline.id}-${deadline.year}`}
                  deadline={deadline}
                  place={names.indexOf(deadline.state) + 1}
                  first={firstOfDay(deadline, dates.slice(0, index))}
                  isOfYear={deadline.year === calendar.year}
                />
              ))}
            </tbody>
          </table>
          <Notes items={notes} />
          <Sources heading={sources} calendar={calendar} dates={dates} />
        </div>
        <Reviewed day={calendar.reviewed} />
      </GoodThrough>
    </Section>
  )
}

function CalendarFile({ place, state, children }: { place: number; state?: string; children: ReactNode }) {
  const path = `/${calendarName(state)}.ics`
  return (
    <div id={state ? stateId(state) : 'all-dates'} className={styles.file} data-shown={place}>
      <div>{children}</div>
      <div className="cluster" data-print="no">
        <ButtonLink href={path}>{state ? `Download the ${state} calendar` : 'Download the calendar'}</ButtonLink>
        <a href={new URL(path, firm.siteUrl).href.replace('https:', 'webcal:')}>Subscribe</a>
      </div>
    </div>
  )
}

/** Only the first of several deadlines on one day shows the date. A state's own first one shows it too where the
    federal dates, which come first, don't. */
function firstOfDay({ date, state }: Deadline, earlier: readonly Deadline[]): 'yes' | 'state' | 'no' {
  const before = earlier.filter((each) => each.date === date)
  if (before.length === 0) return 'yes'
  return before.some((each) => !each.state || each.state === state) ? 'no' : 'state'
}

type RowProps = { deadline: Deadline; place: number; first: ReturnType<typeof firstOfDay>; isOfYear: boolean }

function Row({ deadline, place, first, isOfYear }: RowProps) {
  const { name, who, date, state, moved } = deadline
  return (
    <tr {...roles.row} className={styles.row} data-first={first} data-for={place || undefined}>
      <td {...roles.cell} className={styles.date}>
        <div className={first === 'yes' ? undefined : 'visually-hidden'}>
          <time dateTime={date}>
            <b>{isOfYear ? monthDay(date) : longDate(date)}</b> {weekday(date)}
          </time>
          {moved && <p className={styles.moved}>{movedText(deadline)}</p>}
        </div>
      </td>
      <th {...roles.rowHeader} className={styles.name}>
        {name} {state && <span className={styles.state}>{state}</span>}
      </th>
      <td {...roles.cell} className={styles.who} data-figures="proportional">
        {who}
      </td>
    </tr>
  )
}

type SourcesProps = { heading: string; calendar: TaxCalendar; dates: readonly Deadline[] }

/** What the dates rest on: federal sources first, then those of each state. A source nobody could open is no link. */
function Sources({ heading, calendar, dates }: SourcesProps) {
  const groups = [{ name: 'Federal', sources: [] }, ...calendar.states]
  return (
    <div className={styles.sources}>
      <div className="accordion">
        <details>
          <summary>
            <h3>{heading}</h3>
          </summary>
          <div id="sources">
            {groups.map(({ name, sources }, place) => {
              const own = dates.filter(({ state }) => state === (place === 0 ? '' : name))
              const ids = new Set([...own.flatMap(({ source }) => source ?? []), ...sources])
              return (
                <div key={name} data-for={place || undefined}>
                  <h4>{name}</h4>
                  <ul>
                    {chosen(calendar.sources, [...ids]).map((source) => (
                      <li key={source.id}>{source.url ? <Link href={source.url}>{source.name}</Link> : source.name}</li>
                    ))}
                  </ul>
                </div>
              )
            })}
          </div>
        </details>
      </div>
    </div>
  )
}
