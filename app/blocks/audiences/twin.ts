import {
  items,
  line,
  linked,
  pair,
  questionLines,
  type Twin,
  title,
  without,
} from '#app/blocks/twin.ts'
import { capacityLines } from '#app/content/capacity.ts'
import { checklistsOf } from '#app/content/pages.ts'
import type { audiences } from './fields.ts'

export const twin: Twin<typeof audiences> = ({ prices, data, content, formats }) => ({
  prices: [
    ...line(prices),
    ...data.audiences.audiences.flatMap(
      ({ id, name, line: about, costs, checklist, questions }) => [
        ...title(2, name),
        ...line(about),
        ...checklistsOf(content, checklist ? [checklist] : []).flatMap((list) =>
          line(linked(list.title, list.path)),
        ),
        ...items(capacityLines(content, formats, id)),
        ...items(costs.map(({ label, price, to }) => pair(linked(label, to), price))),
        ...questionLines(questions),
      ],
    ),
  ],
  ...without('street'),
})
