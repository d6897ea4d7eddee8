import type { ReactNode } from 'react'
import { Picture } from '#app/ui/picture.tsx'
import styles from './message-page.module.css'

type MessagePageProps = {
  documentTitle: string
  heading: string
  picture: string
  /** Width and height of the picture. */
  ratio: [number, number]
  children: ReactNode
}

/** A page that has gone wrong, and the way out of it. */
export function MessagePage({
  documentTitle,
  heading,
  picture,
  ratio,
  children,
}: MessagePageProps) {
  return (
    <div className={styles.page}>
      <title>{documentTitle}</title>
      <meta name="robots" content="noindex" />
      <Picture src={picture} alt="" width={ratio[0]} height={ratio[1]} loading="eager" />
      <h1>{heading}</h1>
      <div className={styles.text}>{children}</div>
    </div>
  )
}
