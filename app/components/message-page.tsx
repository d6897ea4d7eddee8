import type { ReactNode } from 'react'
import styles from './message-page.module.css'
import { Drawing } from './picture.tsx'

type MessagePageProps = {
  heading: ReactNode
  drawing: string
  children: ReactNode
}

/** The layout of an answer that is no page of the site. */
export function MessagePage({ heading, drawing, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <Drawing name={drawing} loading="eager" />
      <h1>{heading}</h1>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
