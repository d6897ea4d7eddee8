import { isRouteErrorResponse, useRouteError } from 'react-router'
import { firm } from '#app/content/firm.ts'
import plate from '#art/plates/torn-coupon.svg'
import { MessagePage } from './message-page.tsx'

/** Spec section 2: the error's own text, never a stack. */
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
