import { expect, test } from 'vitest'
import { collectionOf } from '#app/content/collections.ts'
import * as fields from '#app/content/engine/fields.ts'
import { usState } from '#app/content/schemas/common.ts'
import { copyOfFirm } from '#test/helpers/firm-copy.ts'
import { fieldOf, formFieldOf } from './form.ts'
import { tidied } from './tidy.ts'

const line = fields.text({ max: 40 })
const days = fields.checked(() => undefined, { notation: 'days' })
const clock = fields.checked(() => undefined, { notation: 'clock' })
const given = [
  [fields.amount(), '4800', '$4,800'],
  [fields.amount(), ' $4,800 + ', '$4,800+'],
  [fields.amount(), '4800 dollars', '$4,800'],
  [fields.amount(), '100 to 300', '$100-300'],
  // Not clear: a slip, another notation of thousands, the higher amount first.
  [fields.amount(), '$48OO', '$48OO'],
  [fields.amount(), '4.800,00', '4.800,00'],
  [fields.amount(), '$900-300', '$900-300'],
  [fields.amount(), '$100–$300', '$100–$300'],
  [fields.phone(), '615-555-0199', '(615) 555-0199'],
  [fields.phone(), '+1 615.555.0199', '(615) 555-0199'],
  [fields.phone(), '1-800-FLOWERS', '1-800-FLOWERS'],
  [fields.phone(), '555-0199', '555-0199'],
  [fields.phone(), '{phone}', '{phone}'],
  [fields.email(), ' info@example.com ', 'info@example.com'],
  [fields.email(), '{email}', '{email}'],
  [fields.email(), 'info@example.con', 'info@example.con'],
  [fields.webUrl(), 'www.example.com/a', 'https://www.example.com/a'],
  [usState(), 'tn', 'Tennessee'],
  [usState(), 'Tenessee', 'Tenessee'],
  [fields.isoDate(), '11/30/2026', '2026-11-30'],
  [fields.isoDate(), 'Nov. 3, 2026', '2026-11-03'],
  [fields.isoDate(), '30/11/2026', '30/11/2026'],
  [fields.yearMonth(), 'November 2026', '2026-11'],
  [days, 'Mon-Fri', 'Monday-Friday'],
  [days, 'Tues & Thursdays', 'Tuesday, Thursday'],
  [days, 'weekdays', 'weekdays'],
  [clock, '8:30 AM', '8:30am'],
  [clock, '17:00', '5pm'],
  [clock, '5:00', '5:00'],
  [fields.money(), '$172,000', 172000],
  [fields.money(), '172.5', 172.5],
  [fields.money(), '6.50', 6.5],
  [fields.money(), '4,800.00 US dollars', '4,800.00 US dollars'],
  [fields.money(), '$4,800.00 USD', 4800],
  [fields.money(), '5k', '5k'],
  [fields.money(), '2 million', '2 million'],
  [fields.money(), '1e3', '1e3'],
  [fields.money(), 'a lot', 'a lot'],
  [line, '  Core\0 Plan ', 'Core Plan'],
  [fields.prose({ max: 90 }), 'One.\n', 'One.\n'],
] as const

test.each(given)('what is clear is taken: case %#', (schema, typed, tidy) => {
  expect(tidied(fieldOf(schema), typed)).toBe(tidy)
})

test('what is right stays as it is, in every file', async () => {
  const { sources } = await copyOfFirm().options.check()
  for (const { file, value } of sources.values()) {
    const collection = collectionOf(file)
    if (collection) expect(tidied(formFieldOf(collection), value), file).toEqual(value)
  }
})
