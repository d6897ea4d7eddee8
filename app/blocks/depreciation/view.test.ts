import { expect, test } from 'vitest'
import { homeWith, usual } from '#test/home-with.ts'

const parts = Array.from({ length: 5 }, (_, index) => ({ name: `Part ${index}`, cost: 100 }))

test('the house has four parts', async () => {
  const { problems } = await homeWith(usual('hero'), usual('depreciation', { parts }))
  expect(problems).toMatchObject([{ field: 'blocks, item 2 (depreciation), parts' }])
})

test('another picture has as many parts as there are', async () => {
  const values = { parts, picture: 'tax-planning', pictureAlt: 'A kitchen' }
  const { problems, main, site } = await homeWith(usual('hero'), usual('depreciation', values))
  expect(problems).toEqual([])
  expect(main.values('#strategy img', 'alt')).toContain('A kitchen')
  // The house and its letters belong together.
  expect(main.texts('i')).not.toContain('A')
  expect(site().drawings).not.toHaveProperty('cutaway')
})
