import { MessagePage } from '#app/components/message-page.tsx'
import { Prose } from '#app/components/prose.tsx'
import type { PageProps } from '#app/components/site.tsx'

/** The page that a server sends with status 404. */
export function Page({ content }: Pick<PageProps, 'content'>) {
  const { heading, text } = content.interface.notFound
  return (
    <MessagePage heading={heading} drawing="void-check">
      <Prose html={text} as="p" />
    </MessagePage>
  )
}
