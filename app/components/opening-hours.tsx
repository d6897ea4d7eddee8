import { Fragment } from 'react'
import styles from './opening-hours.module.css'
import { useContent } from './site.tsx'

/** The number of characters that fits on one line of the narrowest phone. */
const longestGroup = 26

/** "Monday-Thursday 11am-6pm, Friday 11am-3pm, Central Time", with line breaks only between groups. */
export function OpeningHours() {
  const { hours, timeZoneName } = useContent().firm
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
