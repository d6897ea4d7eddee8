import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'

test(
  'a calculator is there with its fields, while its figures are good',
  async () => {
    const of = 's-corporation'
    const shown = (await changedFirm()).page('/business-formation')
    expect(shown.parts(`#${of} [data-island]`)).toHaveLength(1)
    const without = await changedFirm({
      'services/business-formation.yaml': (page) => {
        const at = page
          .toJS()
          .blocks.findIndex(({ block }: { block: string }) => block === 'entities')
        page.deleteIn(['blocks', at, 'tool'])
      },
    })
    expect(without.html('/business-formation')).not.toContain(of)
    const stale = await changedFirm({
      'tax-facts.yaml': (facts) => facts.setIn(['jointDeduction', 'validThrough'], '2025-12-31'),
    })
    const page = stale.page('/business-formation')
    expect(page.parts('[data-island]')).toHaveLength(0)
    expect(page.texts(`#${of} p`).at(-1)).toMatch(/^Your own numbers: .*December 31, 2025.*555-01/)
  },
)
