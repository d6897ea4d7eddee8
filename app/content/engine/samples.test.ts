import { describe, expect, test } from 'vitest'
import {
  isSampleAddress,
  isSampleLink,
  isSampleNumber,
  isSamplePhone,
  isSampleText,
  reservedInText,
} from './samples.ts'

const kinds = {
  name: [
    isSampleText,
    ['Sample Firm LLC', 'Your Firm', 'First Last, CPA'],
    ['Fair Share CPAs PLLC'],
  ],
  phone: [
    isSamplePhone,
    ['(615) 555-0142', '(555) 342-7781', '(615) 123-4567', '(615) 222-2222'],
    ['(615) 342-7781', '(615) 255-5501 ext. 12'],
  ],
  email: [
    isSampleLink,
    ['info@firm.example', 'info@example.com', 'sample@ridge.com'],
    ['info@ridge.com', 'hello@exampleton.com'],
  ],
  link: [
    isSampleLink,
    ['https://www.ridge.example', 'https://example.org/x', 'https://yourfirm.com'],
    ['https://calendly.com/ridge/consultation', 'https://example-tax.com/'],
  ],
  address: [
    isSampleAddress,
    ['100 Sample Street', '12 Oak Street, Suite 000', 'Nashville, TN 00000'],
    ['1000 Oak Street, Suite 200, Nashville, TN 37200'],
  ],
  license: [isSampleNumber, ['00000', '12345', '00000 (sample)', 'TBD'], ['28417', 'C-0012', '12']],
  text: [
    (text: string) => reservedInText.test(text),
    ['Call (615) 555-0142 today', 'See [us](https://blog.ridge.example/post)'],
    ['For example, call (615) 342-7781 or see irs.gov', 'notes.test.ts'],
  ],
} as const

describe.each(Object.entries(kinds))('%s', (_, [isSample, samples, others]) => {
  test.each([...samples])('"%s" is a sample', (value) => expect(isSample(value)).toBe(true))
  test.each([...others])('"%s" is none', (value) => expect(isSample(value)).toBe(false))
})
