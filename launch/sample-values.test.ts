import { describe, expect, test } from 'vitest'
import {
  isSampleAddress,
  isSampleEmail,
  isSampleName,
  isSampleNumber,
  isSamplePhone,
  isSampleUrl,
  isShipped,
  sampleIn,
} from './sample-values.ts'

const kinds = {
  name: [isSampleName, ['Fairshare', 'Sample Firm LLC', 'Your Firm'], ['Fair Share CPAs PLLC']],
  phone: [
    isSamplePhone,
    ['(615) 555-0142', '(555) 342-7781', '(615) 123-4567', '(615) 222-2222'],
    ['(615) 342-7781', '(615) 255-5501 ext. 12'],
  ],
  email: [
    isSampleEmail,
    ['info@firm.example', 'info@example.com', 'sample@ridge.com'],
    ['info@ridge.com', 'hello@exampleton.com'],
  ],
  address: [
    isSampleAddress,
    ['100 Sample Street', '12 Oak Street, Suite 000', 'Nashville, TN 00000'],
    ['1000 Oak Street, Suite 200, Nashville, TN 37200'],
  ],
  license: [isSampleNumber, ['00000', '12345', '00000 (sample)', 'TBD'], ['28417', 'C-0012', '12']],
  link: [
    isSampleUrl,
    ['https://www.ridge.example', 'https://example.org/x', 'https://yourfirm.com'],
    ['https://calendly.com/ridge/consultation', 'https://example-tax.com/'],
  ],
} as const

describe.each(Object.entries(kinds))('%s', (_, [isSample, samples, others]) => {
  test.each([...samples])('"%s" is a sample', (value) => expect(isSample(value)).toBe(true))
  test.each([...others])('"%s" is none', (value) => expect(isSample(value)).toBe(false))
})

test('a reserved number or domain is found inside a text', () => {
  expect(sampleIn('Call (615) 555-0142 today')).toBe('(615) 555-0142')
  expect(sampleIn('See [us](https://blog.ridge.example/post)')).toBe('blog.ridge.example')
  expect(sampleIn('For example, call (615) 342-7781 or see irs.gov')).toBeUndefined()
})

test('a value that came with the website is known in its own field, however it is typed', () => {
  expect(isShipped('firm.yaml', ['name'], 'FAIRSHARE  Tax Advisory')).toBe(true)
  expect(isShipped('firm.yaml', ['name'], 'Fairshare Tax Advisors')).toBe(false)
  expect(isShipped('firm.yaml', ['email'], 'Fairshare Tax Advisory')).toBe(false)
})
