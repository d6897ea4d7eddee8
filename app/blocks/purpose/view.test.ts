import { expect, test } from 'vitest'
import { homeWith, plainHero } from '#test/home-with.ts'

test('a purpose without a founder has the mission alone', async () => {
  const mission = { heading: 'Why', text: 'We plan.' }
  const { problems, main } = await homeWith(plainHero, { block: 'purpose', mission })
  expect(problems).toEqual([])
  expect(main.texts('h2')).toContain('Why')
  expect(main.parts('#founder')).toEqual([])
})
