import { MessagePage } from '#app/components/message-page.tsx'
import { Prose } from '#app/components/prose.tsx'
import { useContent } from '#app/components/site.tsx'

/** The page that a server sends with status 404. */
export function View() {
  const { heading, text } = useContent().interface.notFound
  return (
    <MessagePage heading={heading} drawing="void-check">
      <Prose of={text} as="p" />
    </MessagePage>
  )
}
