import { items, line, pair, type Twin, title } from '#app/blocks/twin.ts'
import type { sms } from './fields.ts'

export const twin: Twin<typeof sms> = ({ title: name, lead, program, form }) => [
  ...title(1, name),
  ...line(lead),
  ...title(2, program.heading),
  ...line(pair(program.name.term, program.name.text)),
  ...line(program.messages.term),
  ...items(program.messages.kinds),
  ...line(program.messages.never),
  ...program.rules.flatMap(({ term, text }) => line(pair(term, text))),
  ...title(2, form.heading),
  ...line(form.consent),
  ...line(form.documents),
]
