import { expect, test } from 'vitest'
import { required } from '#app/lib/required.ts'
import { gatedIn } from '#test/changed-firm.ts'
import { testFirmDir } from '#test/firm-content.ts'
import { recordOf } from './record.ts'

test(
  'a record says what visitors read, with what pages fill in',
  async () => {
    const { passed, ...gated } = await gatedIn(testFirmDir)
    const record = recordOf({
      ...gated,
      passed: required(passed, ''),
      blocking: [],
      today: '2026-11-18',
      sentence: 'Prices.',
    })
    expect(record).not.toMatch(/[{}]/)
  },
)
