import { buttons, items, strong, type Twin, title } from '#app/blocks/twin.ts'
import type { steps } from './fields.ts'

export const twin: Twin<typeof steps> = (props) => {
  const { text, booking, firstToBook, content, page } = props
  const { next, interface: words } = content
  const { items: own = next.steps } = props
  const { heading = props.items ? words.service.steps : next.heading } = props
  const named = own.map((step) => [strong(step.name), ' ', step.text])
  return {
    heading: title(2, heading),
    items: items(named, { ordered: true }),
    end:
      text && buttons(content, { schedule: booking.schedule, books: page.head.books }, firstToBook),
  }
}
