import { expect, test } from 'vitest'
import { chosen, homeWith } from '#test/home-with.ts'
import { covers } from '#test/requirements.ts'

test(
  'stories have figures where the block says how they are counted',
  covers('home-stories'),
  async () => {
    const homeWithBasis = async (basis: string | undefined) => {
      const { problems, home } = await homeWith((blocks) => {
        const usual = chosen(blocks)
        return [usual('hero'), usual('stories', { basis })]
      })
      expect(problems).toEqual([])
      return home
    }
    const told = await homeWithBasis('Made-up figures')
    expect(told).toContain('Made-up figures')
    expect(told).toContain('spindle-')
    expect(await homeWithBasis(undefined)).not.toContain('spindle-')
  },
)
