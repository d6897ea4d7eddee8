import { expect, test } from 'vitest'
import { smsFrequencyOf } from './firm-text.ts'

test.each([
  [{}, 'Recurring messages. Message frequency varies.'],
  [{ sms: {} }, 'Recurring messages. Message frequency varies.'],
  [
    { sms: { maxPerMonth: 8 } },
    'Recurring messages. Message frequency varies, typically up to 8 messages per month.',
  ],
])('the SMS frequency names a number only when the firm gives one: %j', (firm, text) => {
  expect(smsFrequencyOf(firm)).toBe(text)
})
