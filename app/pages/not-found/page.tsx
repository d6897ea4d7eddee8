import { MessagePage } from '#app/components/message-page.tsx'
import { type PageProps, usePictures } from '#app/components/site.tsx'
import { address } from '#app/lib/address.ts'

/** The page that a server sends with status 404. */
export function Page(_: Pick<PageProps, 'content'>) {
  const { drawing } = usePictures()
  return (
    <MessagePage heading="Oops! Page not found" picture={drawing('void-check')} ratio={[1200, 520]}>
      <p>
        There is nothing at this address. <a href={address('/')}>Go to the home page</a>, look up a{' '}
        <a href={address('/pricing')}>price</a> or <a href={address('/contact')}>contact us</a>.
      </p>
    </MessagePage>
  )
}
