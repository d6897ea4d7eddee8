import { expect, test } from 'vitest'
import * as fields from './fields.ts'

test('an amount is never Varies, and its hint does not offer it', () => {
  const { error } = fields.amount().safeParse('Varies')
  expect(error?.issues).toMatchObject([{ params: { hint: expect.not.stringContaining('Varies') } }])
})

test('a package costs something, and a single service may cost nothing', () => {
  const { error } = fields.amount().safeParse('$0')
  expect(error?.issues).toMatchObject([{ message: 'more than $0' }])
  expect(fields.price().safeParse('$0').success).toBe(true)
})

test.each([
  [
    'phone',
    fields.phone(),
    ['(615) 555-0142', '(615) 555-0142 ext. 12'],
    ['615-555-0142', '(615)555-0142', '(115) 555-0142', '(615) 555-0142 x12', '+1 (615) 555-0142'],
  ],
  [
    'isoDate',
    fields.isoDate(),
    ['2026-11-15', '2028-02-29'],
    ['2026-02-29', '2026-1-5', '2026-13-01', '20261115', '2026-11-15T00:00'],
  ],
  ['yearMonth', fields.yearMonth(), ['2026-11'], ['2026-00', '2026-13', '2026', 'November 2026']],
  [
    'webUrl',
    fields.webUrl(),
    ['https://www.example.com/a?b=c#d'],
    [
      'http://example.com',
      'https://',
      'https://localhost',
      'https://user:pw@example.com',
      'https://exa mple.com',
      'javascript://example.com/%0aalert(1)',
      'HTTPS:example.com',
    ],
  ],
  [
    'email',
    fields.email(),
    ['info@example.com'],
    ['info', 'info@', 'a b@example.com', '<info@example.com>'],
  ],
  [
    'slug',
    fields.slug(),
    ['tax-planning', 'a1'],
    ['Tax', 'tax_planning', '-tax', 'tax--planning', '../etc', ''],
  ],
] as const)('%s takes its own form and no other', (_, schema, good, bad) => {
  for (const value of good) expect(`${schema.safeParse(value).data}`, value).toBe(value)
  for (const value of bad) expect(schema.safeParse(value).success, value).toBe(false)
})

test.each([
  ['a line break', 'a\nb'],
  ['a line separator', 'a\u2028b'],
  ['a space in front', ' a'],
  ['a space behind', 'a '],
  ['bold', 'a **b**'],
  ['a link', 'see [us](/pricing)'],
  ['HTML', 'see <a href="/pricing">us</a>'],
  ['nothing', ''],
  ['more than the limit', 'x'.repeat(31)],
])('text refuses %s', (_, value) => {
  expect(fields.text({ max: 30 }).safeParse(value).success).toBe(false)
})

test('text takes the signs of HTML and quotations where they are words', () => {
  for (const value of ['a < b > c', 'R&D; A & B', 'the "oh no" month', '"A" and "B"', "owners'"])
    expect(fields.text({ max: 30 }).safeParse(value).success, value).toBe(true)
})

test('prose measures what is read, not the signs and addresses', () => {
  const schema = fields.prose({ min: 3, max: 5 })
  expect(schema.safeParse('**[seven](https://www.example.com/a/long/address)**').success).toBe(true)
  expect(schema.safeParse('*sixsix*').error?.issues[0]?.message).toMatch(/at most 5.*has 6/)
  expect(schema.safeParse('**ab**').error?.issues[0]?.message).toMatch(/at least 3.*has 2/)
})
