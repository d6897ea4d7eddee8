import { firm } from '#app/content/firm.ts'
import { schedule } from '#app/content/schedule.ts'
import { elsewhereText, localTime, statusAt, statusText } from '#app/lib/opening-hours.ts'
import styles from './open-status.module.css'
import { useMinute } from './use-minute.ts'

/** Whether the firm is there now. Without script the hours stand alone; with it, the room for this
    line is kept from the start, so nothing moves when it comes. */
export function OpenStatus() {
  const now = useMinute()
  return <div className={styles.status}>{now !== undefined && <Known now={now} />}</div>
}

function Known({ now }: { now: number }) {
  const { timeZone } = schedule
  const status = statusAt(now, schedule)
  const elsewhere = status.change && elsewhereText(status.change, timeZone)
  return (
    <>
      <p className={styles.line} data-open={status.open ? 'yes' : 'no'}>
        {statusText(status, localTime(now, timeZone).date)}
      </p>
      <p className={styles.zone}>
        {firm.timeZoneName}
        {elsewhere && `; ${elsewhere} where you are`}
      </p>
    </>
  )
}
