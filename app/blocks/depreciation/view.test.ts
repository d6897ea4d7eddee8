import { expect, test } from 'vitest'
import { chosen, homeWith } from '#test/home-with.ts'
import { covers } from '#test/requirements.ts'

const parts = Array.from({ length: 5 }, (_, index) => ({ name: `Part ${index}`, cost: 100 }))

test(
  'the house has four parts, another picture as many as there are',
  covers('home-sections'),
  async () => {
    const homeShowing = (values: object) =>
      homeWith((blocks) => {
        const usual = chosen(blocks)
        return [usual('hero'), usual('depreciation', { parts, ...values })]
      })
    const { problems, home, made } = await homeShowing({
      picture: 'tax-planning',
      pictureAlt: 'A kitchen',
    })
    expect(problems).toEqual([])
    expect(home).toContain('alt="A kitchen"')
    // The house and its letters belong together.
    expect(home).not.toContain('>A</i>')
    expect(made?.site.drawings).not.toHaveProperty('cutaway')
    expect((await homeShowing({})).problems).toMatchObject([{ field: 'blocks, item 2 (depreciation), parts' }])
  },
)
