import type { ViewProps } from '#app/blocks/view.ts'
import { BookOrCall } from '#app/components/book-or-call.tsx'
import type { hero } from './fields.ts'

type ButtonsProps = Pick<ViewProps<typeof hero>, 'schedule' | 'call' | 'note' | 'firstToBook'>

export function Buttons({ schedule, call, note, firstToBook }: ButtonsProps) {
  return <BookOrCall schedule={schedule} call={call} note={note ?? firstToBook} />
}
