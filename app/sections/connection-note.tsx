import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { firm } from '#app/content/firm.ts'
import { connectionLost } from '#app/lib/connection.ts'
import styles from './connection-note.module.css'

/** Shown when a page was asked for and the network did not answer, until it does or the visitor
    turns to a page that is here. */
export function ConnectionNote() {
  const { key } = useLocation()
  const [lostAt, setLostAt] = useState<string>()

  useEffect(() => {
    const lose = () => setLostAt(key)
    const find = () => setLostAt(undefined)
    window.addEventListener(connectionLost, lose)
    window.addEventListener('online', find)
    return () => {
      window.removeEventListener(connectionLost, lose)
      window.removeEventListener('online', find)
    }
  }, [key])

  return (
    <div role="status" className={styles.place} data-print="no">
      {lostAt === key && (
        <p className={styles.note} data-plate="dark" data-frame>
          No connection. This page stays; the one you chose opens when you are back online. You can
          still call <a href={firm.phoneHref}>{firm.phone}</a>.
        </p>
      )}
    </div>
  )
}
