import { Fragment } from 'react'
import { seasonDays } from '#app/content/firm.ts'
import type { Hours } from '#app/lib/hours.ts'
import styles from './opening-hours.module.css'
import { useContent } from './site.tsx'

/** The number of characters that fits on one line of the narrowest phone. */
const longestGroup = 26

/** "Monday-Thursday 11am-6pm, Friday 11am-3pm, Central Time", with line breaks only between groups. Where a season
    has other hours, each is on a line that says when it holds. */
export function OpeningHours() {
  const { firm, interface: words } = useContent()
  const { hours, seasons = [] } = firm
  if (seasons.length === 0) return <HourGroups hours={hours} />
  return (
    <>
      {seasons.map((season) => (
        <Fragment key={season.from}>
          {seasonDays(season)} <HourGroups hours={season.hours} />
          <br />
        </Fragment>
      ))}
      {words.hours.rest} <HourGroups hours={hours} />
    </>
  )
}

function HourGroups({ hours }: { hours: readonly Hours[] }) {
  const { timeZoneName } = useContent().firm
  return (
    <>
      {hours
        .map(({ days, opens, closes }) => `${days} ${opens}-${closes},`)
        .map((group) => (
          <Fragment key={group}>
            <span className={group.length <= longestGroup ? styles.group : undefined}>
              {group}
            </span>{' '}
          </Fragment>
        ))}
      {timeZoneName}
    </>
  )
}
