import type { ReactNode } from 'react'
import styles from './message-page.module.css'
import { Picture } from './picture.tsx'

type MessagePageProps = {
  heading: string
  picture: string
  /** Width and height of the picture. */
  ratio: [number, number]
  children: ReactNode
}

/** The layout of an answer that is no page of the site. */
export function MessagePage({ heading, picture, ratio, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <Picture src={picture} alt="" width={ratio[0]} height={ratio[1]} loading="eager" />
      <h1>{heading}</h1>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
