import { interpolate } from '#app/lib/before-text.ts'
import { timesOf } from '#app/lib/formats.ts'
import {
  elsewhereText,
  localTime,
  type Schedule,
  type StatusWords,
  statusAt,
  statusText,
} from '#app/lib/hours.ts'
import styles from './open-status.module.css'
import { useMinute } from './use-minute.ts'

type OpenStatusProps = { schedule: Schedule; timeZoneName: string; words: StatusWords }

/** Whether the firm is open now. Room for it is reserved where there is script, so nothing moves when
    it appears; without script only the hours are shown. */
export function OpenStatus(props: OpenStatusProps) {
  const now = useMinute()
  return <div className={styles.status}>{now !== undefined && <Known now={now} {...props} />}</div>
}

export { OpenStatus as Island }

function Known({ now, schedule, timeZoneName: zone, words }: OpenStatusProps & { now: number }) {
  const { timeZone } = schedule
  const status = statusAt(now, schedule)
  const formats = timesOf(document.documentElement.lang)
  const elsewhere = status.change && elsewhereText(status.change, timeZone, formats)
  return (
    <>
      <p className={styles.line} data-open={status.open ? 'yes' : 'no'}>
        {statusText(status, localTime(now, timeZone).date, words, formats)}
      </p>
      <p className={styles.zone}>
        {elsewhere ? interpolate(words.elsewhere, { zone, time: elsewhere }) : zone}
      </p>
    </>
  )
}
