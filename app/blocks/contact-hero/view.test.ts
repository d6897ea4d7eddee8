import { expect, test } from 'vitest'
import { firmIn } from '#test/changed-firm.ts'
import { testFirmDir } from '#test/firm-content.ts'

test('closed days are printed until they have passed', async () => {
  const contactOn = async (today: string) => (await firmIn(testFirmDir, today)).html('/contact')
  const december = await contactOn('2026-12-26')
  expect(december).toContain('December 26, 2026')
  expect(december).not.toContain('November 26, 2026')
  expect(await contactOn('2026-12-27')).not.toContain('Closed on')
})
