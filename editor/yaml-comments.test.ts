import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { group, is, list, text, variants } from '#app/content/engine/fields.ts'
import { fieldOf } from './form.ts'
import { commentsIn } from './yaml-comments.ts'

const schema = group({
  name: text({ max: 9 }),
  state: text({ max: 9, optional: true }),
  days: list(group({ day: text({ max: 9 }) }), { optional: true }),
  phone: text({ max: 9 }),
})

test('comments belong to their fields, called as in the form; one that contains a missing field belongs to that field', () => {
  const document = parseDocument(`# Who the firm is. "state" and days: both. "Other" stays.

name: A # in the header
# Contact
# state: Texas # whose law governs
# Closed on these. Take the # away to use it.
# days:
#   - day: Monday
phone: B
`)
  expect(commentsIn(document, fieldOf(schema))).toEqual({
    intro: 'Who the firm is. "State" and "Days": both. "Other" stays.',
    comments: {
      name: { beside: 'in the header' },
      state: { above: 'Contact', beside: 'whose law governs' },
      days: { above: 'Closed on these. Take the # away to use it.' },
    },
  })
})

test('comment above a block is that of the block', () => {
  const hero = group({ block: is('hero'), heading: text({ max: 9 }), lead: text({ max: 9 }) })
  const news = group({ block: is('news'), note: text({ max: 9, optional: true }) })
  const page = group({ blocks: list(variants('block', [hero, news]), {}) })
  const document = parseDocument(`blocks:
  # At the top.
  - block: hero
    # Short.
    heading: A

  # Ask "lead" first.
  - block: news
`)
  expect(commentsIn(document, fieldOf(page)).comments).toEqual({
    'blocks/0': { above: 'At the top.' },
    'blocks/0/heading': { above: 'Short.' },
    'blocks/1': { above: 'Ask "Lead" first.' },
  })
})
