import { buttons, items, line, type Twin, title } from '#app/blocks/twin.ts'
import { required } from '#app/lib/required.ts'
import { none } from '#app/lib/shown.ts'
import type { sheet } from './fields.ts'

export const twin: Twin<typeof sheet> = ({ content, page, booking }) => {
  const { interface: words, firm, checklists } = content
  const { portalUrl: portal = none } = firm
  const list = required(checklists[page.slug], page.file)
  return {
    end: [
      ...title(1, list.title),
      ...line(list.forWhom),
      ...list.groups.flatMap((group) => [...title(2, group.heading), ...items(group.items)]),
      ...line(words.checklist.safely.with({ portal })),
      ...buttons(content, booking, true),
    ],
  }
}
