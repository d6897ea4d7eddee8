import type { ReactNode } from 'react'
import { firm } from '#app/content/firm.ts'
import plate from '#drawings/plates/torn-coupon.svg'
import styles from './message-page.module.css'
import { Picture } from './picture.tsx'

/** The page that a server sends with status 500. */
export function ErrorMessage() {
  return (
    <MessagePage
      documentTitle={`Error · ${firm.name}`}
      heading="Unexpected Application Error!"
      picture={plate}
      ratio={[900, 420]}
    >
      <p>Internal Server Error</p>
      <p>
        <a href="/">Start again from the home page</a>, or call{' '}
        <a href={firm.phoneHref}>{firm.phone}</a>.
      </p>
    </MessagePage>
  )
}

type MessagePageProps = {
  documentTitle: string
  heading: string
  picture: string
  /** Width and height of the picture. */
  ratio: [number, number]
  children: ReactNode
}

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
