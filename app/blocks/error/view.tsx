import { MessagePage } from '#app/components/message-page.tsx'
import { Prose } from '#app/components/prose.tsx'
import { useContent } from '#app/components/site.tsx'

/** The page that a server sends with status 500. */
export function View() {
  const { heading, status, text } = useContent().interface.error
  return (
    <MessagePage heading={heading} drawing="torn-coupon">
      <p>{status}</p>
      <Prose of={text} as="p" />
    </MessagePage>
  )
}
