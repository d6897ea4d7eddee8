import { items, linked, pair, type Twin } from '#app/blocks/twin.ts'
import { checklistsOf } from '#app/content/pages.ts'
import type { checklists } from './fields.ts'

export const twin: Twin<typeof checklists> = ({ content, show }) => ({
  show: items(
    checklistsOf(content, show).map(({ path, title, forWhom }) =>
      pair(linked(title, path), forWhom),
    ),
  ),
})
