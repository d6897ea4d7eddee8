import { MessagePage } from '#app/components/message-page.tsx'
import type { PageProps } from '#app/components/site.tsx'
import { address } from '#app/lib/address.ts'

/** The page that a server sends with status 404. */
export function Page(_: Pick<PageProps, 'content'>) {
  return (
    <MessagePage heading="Oops! Page not found" drawing="void-check">
      <p>
        There's nothing at this address. <a href={address('/')}>Go to the home page</a>, see our{' '}
        <a href={address('/pricing')}>prices</a> or <a href={address('/contact')}>contact us</a>.
      </p>
    </MessagePage>
  )
}
