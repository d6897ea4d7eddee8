import { MessagePage } from '#app/components/message-page.tsx'
import { Prose } from '#app/components/prose.tsx'
import type { PageProps } from '#app/components/site.tsx'

/** The page that a server sends with status 500. */
export function Page({ content }: Pick<PageProps, 'content'>) {
  const { heading, status, text } = content.interface.error
  return (
    <MessagePage heading={heading} drawing="torn-coupon">
      <p>{status}</p>
      <Prose html={text} as="p" />
    </MessagePage>
  )
}
