import { buttons, items, line, linked, type Twin, title } from '#app/blocks/twin.ts'
import { required } from '#app/lib/required.ts'
import type { sheet } from './fields.ts'

export const twin: Twin<typeof sheet> = ({ content, page, booking }) => {
  const { interface: words, firm, checklists } = content
  const list = required(checklists[page.slug], page.file)
  return {
    end: [
      ...title(1, list.title),
      ...line(list.forWhom),
      ...list.groups.flatMap((group) => [...title(2, group.heading), ...items(group.items)]),
      ...line(
        words.checklist.safely,
        firm.portalUrl && [' ', linked(words.footer.portal, firm.portalUrl)],
      ),
      ...buttons(content, booking, true),
    ],
  }
}
