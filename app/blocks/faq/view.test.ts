import { expect, test } from 'vitest'
import { changedFirm } from '#test/changed-firm.ts'

test(
  'a page of forty questions has them all, and their number',
  async () => {
    const { problems, page } = await changedFirm({
      'faq.yaml': (faq) => {
        const items = faq.toJS().items
        const more = Array.from({ length: 40 - items.length }, (_, at) => ({
          id: `more-${at}`,
          question: `Question ${at}?`,
          answer: 'An answer that is long enough to be one of the answers here.',
        }))
        faq.set('items', [...items, ...more])
      },
    })
    expect(problems).toEqual([])
    const { parts, texts } = page('/faq')
    expect(parts('details[name="faq"]')).toHaveLength(40)
    expect(texts('h2#answers-heading')[0]).toContain('40')
  },
)
