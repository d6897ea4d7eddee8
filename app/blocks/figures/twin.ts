import { figure, items, line, type Twin, without } from '#app/blocks/twin.ts'
import type { figures } from './fields.ts'
import { figureNotes } from './figure-notes.ts'

export const twin: Twin<typeof figures> = (props) => {
  const { look, show, content, formats } = props
  const notes = look === 'national' ? [] : figureNotes(props, content, formats)
  return {
    show: look === 'callout' ? [] : items(show.map(figure)),
    end: notes.flatMap((each) => line(each)),
    ...without('asOf'),
  }
}
