import { buttons, items, line, linked, pair, type Twin, title } from '#app/blocks/twin.ts'
import type { audiences } from './fields.ts'

export const twin: Twin<typeof audiences> = ({
  prices,
  note,
  closing,
  data,
  content,
  firstToBook,
}) => [
  ...line(prices),
  ...data.audiences.audiences.flatMap(({ name, line: about, costs, questions }) => [
    ...title(2, name),
    ...line(about),
    ...items(costs.map(({ label, price, to }) => pair(linked(label, to), price))),
    ...questions.flatMap(({ question, answer }) => [...title(3, question), ...line(answer)]),
  ]),
  ...title(2, closing.heading),
  ...line(closing.text),
  ...buttons(content, closing, firstToBook),
  ...line(note),
]
