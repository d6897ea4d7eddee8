import { expect, test } from 'vitest'
import { homeWith, usual } from '#test/home-with.ts'

test.each([
  ['Made-up figures', true],
  [undefined, false],
])(
  'stories with the basis %s of their figures',
  async (basis, hasFigures) => {
    const { problems, main } = await homeWith(usual('hero'), usual('stories', { basis }))
    expect(problems).toEqual([])
    expect(main.parts('img[src*="spindle-"]').length > 0).toBe(hasFigures)
    expect(main.text.includes('Made-up figures')).toBe(hasFigures)
  },
)

test('only a verified story is a quotation', async () => {
  const show = ['cafe', 'credited']
  const { problems, main } = await homeWith(usual('hero'), usual('stories', { show }))
  expect(problems).toEqual([])
  expect(main.text).toContain('I knew in May what I would owe in April.')
  expect(main.parts('blockquote').map(({ text }) => text)).toEqual([
    expect.stringMatching(/^The books were closed/),
  ])
})
