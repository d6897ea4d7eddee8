import type { ReactNode } from 'react'
import type { ViewProps } from '#app/blocks/view.ts'
import { Accordion } from '#app/components/accordion.tsx'
import { ButtonLink } from '#app/components/button-link.tsx'
import { Notes } from '#app/components/notes.tsx'
import { Reviewed } from '#app/components/reviewed.tsx'
import { Section } from '#app/components/section.tsx'
import { useContent, useFormats } from '#app/components/site.tsx'
import { SourceLink } from '#app/components/source-link.tsx'
import { Stale } from '#app/components/stale.tsx'
import { roles } from '#app/components/table-roles.ts'
import { becauseText, calendarPath, subscriptionUrl } from '#app/content/firm.ts'
import type { Deadlines } from '#app/content/schemas/tax.ts'
import { weekdayOf } from '#app/lib/dates.ts'
import { datesFor } from '#app/lib/deadlines.ts'
import { from, type Shown, shown, type Text } from '#app/lib/shown.ts'
import { fileName } from '#app/lib/text.ts'
import type { calendar } from './fields.ts'
import styles from './view.module.css'

type Words = ViewProps<typeof calendar>
type PartProps = { words: Words; dates: Deadlines }

/** The deadlines of the year as a table, and as files for the visitor's own calendar. */
export function View(words: Words) {
  const { id, tone, heading, intro, caption, columns, leavesOut, notes } = words
  const { deadlines: dates } = words.data
  const { deadlines, states } = dates
  const placeOf = (state: Text | undefined) =>
    states.findIndex(({ name }) => name.plain === state?.plain) + 1
  const last = deadlines
    .map(({ date }) => date)
    .toSorted()
    .at(-1)
  return (
    <Section id={id} tone={tone} heading={heading} intro={intro}>
      <Stale name={heading} through={last ? { validThrough: last } : undefined}>
        <div className={styles.calendar}>
          <StateFilter words={words} dates={dates} />
          <table {...roles.table} className={styles.table}>
            <caption>{caption}</caption>
            <thead {...roles.group}>
              <tr {...roles.row}>
                {[columns.date, columns.what, columns.who].map((column) => (
                  <th key={column.plain} {...roles.columnHeader}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody {...roles.group}>
              {deadlines.map((deadline, index) => (
                <DeadlineRow
                  key={`${deadline.id}-${deadline.year}`}
                  deadline={deadline}
                  words={words}
                  place={placeOf(deadline.state)}
                  isOfYear={deadline.year === dates.year}
                  first={firstOfDay(deadlines, index)}
                />
              ))}
            </tbody>
          </table>
          <Notes items={[leavesOut, ...notes]} />
          <SourceList words={words} dates={dates} />
        </div>
        <Reviewed of={dates} />
      </Stale>
    </Section>
  )
}

/** Links rather than radio buttons: an article can link to its state, and the choice prints and is
    kept in the address. The styles hide what another state's element is the target for. */
function StateFilter({ words, dates }: PartProps) {
  const { filter, download, about } = words
  const { states } = dates
  return (
    <>
      {states.length > 0 && (
        <nav aria-label={`${filter.label}`} className={styles.filter} data-print="no">
          <span aria-hidden="true">{filter.label}</span>
          <ul>
            <li>
              <a href="#all-dates" data-show={0}>
                {filter.all}
              </a>
            </li>
            {states.map(({ name }, index) => (
              <li key={name.plain}>
                <a href={`#${fileName(name.plain)}`} data-show={index + 1}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <CalendarFile id="all-dates" place={0} download={download} words={words}>
        <p>{about}</p>
      </CalendarFile>
      {states.map(({ name, notes }, index) => (
        <CalendarFile
          key={name.plain}
          id={fileName(name.plain)}
          place={index + 1}
          state={name.plain}
          download={filter.download.with({ state: name })}
          words={words}
        >
          <p>
            <strong>
              {filter.chosen.with({
                state: name,
                count: shown(`${datesFor(dates, name.plain).length}`, from(dates, 'deadlines')),
              })}
            </strong>
          </p>
          {notes.map((note) => (
            <p key={note.plain}>{note}</p>
          ))}
        </CalendarFile>
      ))}
    </>
  )
}

type CalendarFileProps = {
  id: string
  place: number
  state?: string
  download: Shown
  words: Words
  children: ReactNode
}

function CalendarFile({ id, place, state, download, words, children }: CalendarFileProps) {
  const { firm } = useContent()
  return (
    <div id={id} className={styles.file} data-shown={place}>
      <div>{children}</div>
      <div className="cluster" data-print="no">
        <ButtonLink href={calendarPath(firm, state)}>{download}</ButtonLink>
        {words.subscribe && <a href={subscriptionUrl(firm, state)}>{words.subscribe}</a>}
      </div>
    </div>
  )
}

/** Only the first of several deadlines on one day shows the date. A state's own first one shows it too
    where the federal dates, which come first, don't. */
function firstOfDay(deadlines: Deadlines['deadlines'], index: number): 'yes' | 'state' | 'no' {
  const { date, state } = deadlines[index] ?? {}
  const before = deadlines.slice(0, index).filter((each) => each.date === date)
  if (before.length === 0) return 'yes'
  const isSeen = before.some((each) => !each.state || each.state.plain === state?.plain)
  return isSeen ? 'no' : 'state'
}

type DeadlineRowProps = {
  deadline: Deadlines['deadlines'][number]
  words: Words
  /** Which of the states it is for; 0 for a federal date. */
  place: number
  /** Others say their year. */
  isOfYear: boolean
  first: ReturnType<typeof firstOfDay>
}

function DeadlineRow({ deadline, words, place, isOfYear, first }: DeadlineRowProps) {
  const { interface: ours } = useContent()
  const { monthDay, longDate, weekday } = useFormats()
  const { name, who, date, state, moved } = deadline
  // The day and the month that the owner has given make the date.
  const due = (text: string) => shown(text, from(deadline))
  return (
    <tr
      {...roles.row}
      className={styles.row}
      data-first={first}
      data-for={place === 0 ? undefined : place}
    >
      <td {...roles.cell} className={styles.date}>
        <div className={first === 'yes' ? undefined : 'visually-hidden'}>
          <time dateTime={date}>
            <b>{due(isOfYear ? monthDay(date) : longDate(date))}</b> {due(weekday(weekdayOf(date)))}
          </time>
          {moved && (
            <p className={styles.moved}>
              {words.moved.with({
                from: due(monthDay(moved.from)),
                because: becauseText(deadline, ours),
              })}
            </p>
          )}
        </div>
      </td>
      <th {...roles.rowHeader} className={styles.name}>
        {name} {state && <span className={styles.state}>{words.state.with({ state })}</span>}
      </th>
      <td {...roles.cell} className={styles.who} data-figures="proportional">
        {who}
      </td>
    </tr>
  )
}

/** What the dates rest on, folded: federal sources first, then those of each state. */
function SourceList({ words, dates }: PartProps) {
  const groups = [undefined, ...dates.states].map((group, place) => {
    const own = dates.deadlines.filter(({ state }) => state?.plain === group?.name.plain)
    const ids = [...own.flatMap(({ source }) => source ?? []), ...(group?.sources ?? [])]
    return { place, name: group?.name ?? words.sources.federal, ids: [...new Set(ids)] }
  })
  const named = groups.filter(({ ids }) => ids.length > 0)
  if (named.length === 0) return null
  const answer = named.map(({ place, name, ids }) => (
    <div key={name.plain} data-for={place === 0 ? undefined : place}>
      <h4>{name}</h4>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <SourceLink id={id} />
          </li>
        ))}
      </ul>
    </div>
  ))
  return (
    <div className={styles.sources}>
      <Accordion items={[{ id: 'sources', question: words.sources.heading, answer }]} />
    </div>
  )
}
