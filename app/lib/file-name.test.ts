import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test.each([
  ['Fairshare', 'fairshare'],
  ['Müller & Sons, LLC', 'muller-sons-llc'],
  ['  A/B..C  ', 'a-b-c'],
  ['税務', 'file'],
])('%s becomes %s', (name, file) => {
  expect(fileName(name)).toBe(file)
})
