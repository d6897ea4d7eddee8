import { expect, test } from 'vitest'
import { shuffledFirms } from './shuffled-firm.ts'

test.each(['test/firm', 'test/solo'])(
  '%s, shuffled, is told of problems by file or can be built',
  async (dir) => expect(await shuffledFirms(dir)).toBeGreaterThan(0),
)
