import type { ReactNode } from 'react'
import { type Dated, staleSentence } from '#app/content/stale.ts'
import { around, say, type Text } from '#app/lib/shown.ts'
import { phoneHref } from '#app/lib/text.ts'
import { PhoneText } from './phone-text.tsx'
import { useContent, useRendering } from './site.tsx'

type StaleProps = {
  /** What the figures are: the heading of the tool. */
  name: Text
  /** The group with their last day; for {tax.figures} of the page it is `useTaxThrough()`. */
  through: Dated | undefined
  /** Shown through that day; after it one sentence is, with the number to call. */
  children: ReactNode
}

export function Stale({ name, through, children }: StaleProps) {
  const content = useContent()
  const sentence = staleSentence(name, through, content)
  if (!sentence) return children
  const { phone, email } = content.firm
  const [before, after] = around(sentence, phone ? 'phone' : 'email')
  return (
    <p className="measure">
      {before}
      {phone ? (
        <a href={`${phone.map(phoneHref)}`}>
          <PhoneText phone={phone} />
        </a>
      ) : (
        <a href={`${say`mailto:${email}`}`}>{email}</a>
      )}
      {after}
    </p>
  )
}

/** How long the tax figures of this page hold. */
export function useTaxThrough(): Dated | undefined {
  const { page, content } = useRendering()
  return page && content.figures[page.file]
}
