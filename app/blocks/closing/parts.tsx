import type { ViewProps } from '#app/blocks/view.ts'
import { BookLink } from '#app/components/book-or-call.tsx'
import { ClosingButtons } from '#app/components/closing-buttons.tsx'
import { Prose } from '#app/components/prose.tsx'
import type { closing } from './fields.ts'

type Props = ViewProps<typeof closing>

/** The words and the buttons of a closing; without words of their own the buttons have those of the page.
    Where the booking button is alone, there is no call button unless the owner gives it words. */
export function closingParts(props: Props, { isAlone = false } = {}) {
  const { text, booking, firstToBook, button, to } = props
  const { schedule = booking.schedule, note = firstToBook } = props
  const { call = isAlone ? undefined : booking.call } = props
  const given = { schedule, call, note, button, to }
  const isOne = !call && !note && !to
  return {
    words: text && <Prose of={text} as="p" />,
    given,
    buttons: isOne ? <BookLink>{schedule}</BookLink> : <ClosingButtons {...given} />,
  }
}
