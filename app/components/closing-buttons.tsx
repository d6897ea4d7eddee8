import type { ReactNode } from 'react'
import { plain, type Shown } from '#app/lib/shown.ts'
import { BookOrCall } from './book-or-call.tsx'
import { ButtonLink, ButtonRow } from './button-link.tsx'

export type ClosingButtonsProps = {
  schedule?: Shown | undefined
  call?: Shown | undefined
  /** For the first booking button of a page: what it books, the words of every page or others. */
  note?: boolean | Shown | undefined
  /** One button in place of those, and where it leads: an email address, a page or another site. */
  button?: ReactNode
  to?: Shown | undefined
}

/** The booking buttons, or one of the owner's own in their place. */
export function ClosingButtons({ schedule, call, note = false, button, to }: ClosingButtonsProps) {
  if (!to) return <BookOrCall schedule={schedule} call={call} note={note} />
  return (
    <ButtonRow>
      <ButtonLink
        href={plain(to).includes('@') ? `mailto:${to}` : to}
        newTab={plain(to).startsWith('https:')}
      >
        {button}
      </ButtonLink>
    </ButtonRow>
  )
}
