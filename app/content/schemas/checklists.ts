import { groupsToCheck } from '#app/blocks/checklist/fields.ts'
import { group, pastDate, prose, text } from '#app/content/engine/fields.ts'
import { ownHead } from './common.ts'

/** What a client gathers, on a page of its own that prints on one sheet. */
export const checklistSchema = group({
  head: ownHead,
  title: text({ max: 80, example: 'Checklist for rental owners' }),
  forWhom: prose({
    label: 'Who it is for',
    about: 'Below the title, in a sentence or two.',
    max: 240,
  }),
  groups: groupsToCheck,
  reviewed: pastDate({
    label: 'Last reviewed',
    about: 'The day you last read the whole list.',
  }),
})
