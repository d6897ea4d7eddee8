import { Fragment } from 'react'
import { daysText, seasonDays, timesText } from '#app/content/firm.ts'
import type { Firm } from '#app/content/schemas/firm.ts'
import { say } from '#app/lib/shown.ts'
import styles from './opening-hours.module.css'
import { useContent, useFormats } from './site.tsx'

/** The number of characters that fits on one line of the narrowest phone. */
const longestGroup = 26

/** "Monday-Thursday 11am-6pm, Friday 11am-3pm, Central Time", with line breaks only between groups. Where a season
    has other hours, each is on a line that says when it holds. */
export function OpeningHours() {
  const { firm, interface: words } = useContent()
  const formats = useFormats()
  const { hours, seasons = [] } = firm
  if (seasons.length === 0) return <HourGroups hours={hours} />
  return (
    <>
      {seasons.map((season) => (
        <Fragment key={season.from}>
          {seasonDays(season, formats)} <HourGroups hours={season.hours} />
          <br />
        </Fragment>
      ))}
      {words.hours.rest} <HourGroups hours={hours} />
    </>
  )
}

function HourGroups({ hours }: { hours: Firm['hours'] }) {
  const { timeZoneName } = useContent().firm
  const formats = useFormats()
  return (
    <>
      {hours
        .map((line) => say`${daysText(line, formats)} ${timesText(line, formats)},`)
        .map((group) => (
          <Fragment key={group.plain}>
            <span className={group.plain.length <= longestGroup ? styles.group : undefined}>
              {group}
            </span>{' '}
          </Fragment>
        ))}
      {timeZoneName}
    </>
  )
}
