import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { text } from '#app/content/engine/fields.ts'
import { fieldOf } from './form.ts'
import { remarksIn } from './remarks.ts'

const schema = z.strictObject({
  name: text({ max: 9 }),
  state: text({ max: 9 }).optional(),
  days: z.array(z.strictObject({ day: text({ max: 9 }) })).optional(),
  phone: text({ max: 9 }),
})

test('remarks stand at their fields; one that shows a missing field belongs to that field', () => {
  const document = parseDocument(`# Who the firm is.

name: A # in the header
# Contact
# state: Texas # whose law governs
# Closed on these. Take the # away to use it.
# days:
#   - day: Monday
phone: B
`)
  expect(remarksIn(document, fieldOf(schema))).toEqual({
    intro: 'Who the firm is.',
    remarks: {
      name: { beside: 'in the header' },
      state: { above: 'Contact', beside: 'whose law governs' },
      days: { above: 'Closed on these. Take the # away to use it.' },
    },
  })
})
