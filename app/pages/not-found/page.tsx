import { MessagePage } from '#app/components/message-page.tsx'
import { firm } from '#app/content/firm.ts'
import plate from '#drawings/plates/void-check.svg'

export function Component() {
  return (
    <MessagePage
      documentTitle={`Page not found · ${firm.name}`}
      heading="Oops! Page not found"
      picture={plate}
      ratio={[1200, 520]}
    >
      <p>
        There is nothing at this address. <a href="/">Go to the home page</a>, look up a{' '}
        <a href="/pricing">price</a> or <a href="/contact">contact us</a>.
      </p>
    </MessagePage>
  )
}
