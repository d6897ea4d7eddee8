import { expect, test } from 'vitest'
import { homeWith, usual } from '#test/home-with.ts'
import { covers } from '#test/requirements.ts'

test.each([
  ['Made-up figures', true],
  [undefined, false],
])(
  'stories with the basis %s of their figures',
  covers('home-stories'),
  async (basis, hasFigures) => {
    const { problems, main } = await homeWith(usual('hero'), usual('stories', { basis }))
    expect(problems).toEqual([])
    expect(main.parts('img[src*="spindle-"]').length > 0).toBe(hasFigures)
    expect(main.text.includes('Made-up figures')).toBe(hasFigures)
  },
)
