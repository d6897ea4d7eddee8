import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time.ts'

test.each([
  [0, 1],
  [230, 1],
  [231, 2],
  [1400, 7],
])('%d words take %d minutes', (words, minutes) => expect(readingMinutes(words)).toBe(minutes))
