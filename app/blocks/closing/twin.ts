import { buttons, line, linked, type Twin, title } from '#app/blocks/twin.ts'
import type { closing } from './fields.ts'

export const twin: Twin<typeof closing> = (props) => {
  const { heading, text, button, to, note, booking, firstToBook, content } = props
  const { schedule = booking.schedule, call } = props
  const own = button && to
  return [
    ...title(2, heading),
    ...line(text),
    ...(own ? line(linked(button, to)) : buttons(content, { schedule, call }, note ?? firstToBook)),
  ]
}
