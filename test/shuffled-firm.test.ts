import { expect, test } from 'vitest'
import { covers } from './requirements.ts'
import { shuffledFirms } from './shuffled-firm.ts'

test.each(['test/firm', 'test/solo'])(
  '%s, shuffled, is told of problems by file or can be built',
  covers('check-builds'),
  async (dir) => expect(await shuffledFirms(dir)).toBeGreaterThan(0),
)
