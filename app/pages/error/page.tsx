import { MessagePage } from '#app/components/message-page.tsx'
import type { PageProps } from '#app/components/site.tsx'
import { address } from '#app/lib/address.ts'
import { phoneHref } from '#app/lib/text.ts'

/** The page that a server sends with status 500. */
export function Page({ content }: Pick<PageProps, 'content'>) {
  const { phone } = content.firm
  return (
    <MessagePage heading="Unexpected Application Error!" drawing="torn-coupon">
      <p>Internal Server Error</p>
      <p>
        <a href={address('/')}>Start over from the home page</a>, or call{' '}
        <a href={phoneHref(phone)}>{phone}</a>.
      </p>
    </MessagePage>
  )
}
