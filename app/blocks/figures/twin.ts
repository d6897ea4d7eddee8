import { figure, items, line, type Twin, title } from '#app/blocks/twin.ts'
import type { figures } from './fields.ts'
import { figureNotes } from './figure-notes.ts'

export const twin: Twin<typeof figures> = (props) => {
  const { look, heading, show, text, note, content, formats } = props
  return [
    ...title(2, heading),
    ...line(text),
    ...(look === 'callout' ? [] : items(show.map(figure))),
    ...(look === 'national'
      ? line(note)
      : figureNotes(props, content, formats).flatMap((each) => line(each))),
  ]
}
