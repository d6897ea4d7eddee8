import type { ReactNode } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { firm } from '#app/content/firm.ts'
import { Picture } from '#app/ui/picture.tsx'
import plate from '#art/plates/torn-coupon.svg'
import styles from './error-message.module.css'

/** Shows the error's own text, never a stack. */
export function ErrorMessage() {
  const error = useRouteError()
  return (
    <MessagePage
      documentTitle={`Error · ${firm.name}`}
      heading="Unexpected Application Error!"
      picture={plate}
      ratio={[900, 420]}
    >
      <p>{errorText(error)}</p>
      <p>
        <a href="/">Start again from the home page</a>, or call{' '}
        <a href={firm.phoneHref}>{firm.phone}</a>.
      </p>
    </MessagePage>
  )
}

function errorText(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || `Error ${error.status}`
  if (error instanceof Error && error.message) return error.message
  return typeof error === 'string' && error ? error : 'Unknown error'
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
